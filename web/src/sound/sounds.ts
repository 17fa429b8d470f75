import type { TableUpdate } from '../protocol/source';
import type { GameSnapshot } from '../protocol/types';
import { type Settings, settings } from '../settings.svelte';
import { type Cue, cuesOf } from './cues';

const GAP = 0.12;
const MOST = 6;
const VOLUMES: Readonly<Record<Settings['volume'], number>> = { quiet: 0.35, medium: 1, loud: 2.2 };

/** Sounds made on the spot, each shorter than a quarter of a second. Silent until the player switches them on. */
export class Sounds {
  #context: AudioContext | null = null;

  play(before: GameSnapshot, update: TableUpdate): void {
    this.#sound(cuesOf(before, update).slice(-MOST));
  }

  /** The own time runs out. */
  warn(): void {
    this.#sound([{ cue: 'warning' }]);
  }

  #sound(cues: readonly Cue[]): void {
    if (settings.sound !== 'on' || !cues.length || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // A page that has not been touched yet may not make a sound; then this one is lost.
    void context.resume();
    const start = context.currentTime + 0.01;
    for (const [i, cue] of cues.entries()) sound(context, cue, start + i * GAP);
  }
}

function sound(context: AudioContext, cue: Cue, at: number): void {
  switch (cue.cue) {
    case 'discs':
      for (let i = 0; i < Math.min(cue.count, 3); i++) {
        tone(context, 'triangle', 1500 + i * 180, at + i * 0.04, 0.06, 0.12);
      }
      break;
    case 'card':
      noise(context, at, 0.16, 1800);
      break;
    case 'page':
      noise(context, at, 0.1, 3600);
      break;
    case 'bell':
      tone(context, 'sine', 880, at, 0.24, 0.14);
      tone(context, 'sine', 1760, at, 0.18, 0.05);
      break;
    case 'chord':
      for (const pitch of [523, 659, 784]) tone(context, 'sine', pitch, at, 0.24, 0.08);
      break;
    case 'tick':
      tone(context, 'square', 140, at, 0.05, 0.06);
      break;
    case 'warning':
      for (let i = 0; i < 3; i++) tone(context, 'triangle', 988, at + i * 0.16, 0.12, 0.2);
      break;
  }
}

function tone(
  context: AudioContext,
  type: OscillatorType,
  pitch: number,
  at: number,
  length: number,
  loud: number,
): void {
  const oscillator = new OscillatorNode(context, { type, frequency: pitch });
  oscillator.connect(fading(context, at, length, loud));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function noise(context: AudioContext, at: number, length: number, pitch: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(fading(context, at, length, 0.1));
  source.start(at);
}

/** A volume that rises at once and dies away. */
function fading(context: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * VOLUMES[settings.volume], at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}
