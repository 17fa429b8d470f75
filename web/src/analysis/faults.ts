import { Refused } from '../device/engine';
import { errorText } from '../i18n/errors';
import { hasWords, labelled, t } from '../i18n/locale.svelte';
import { LobbyError } from '../protocol/lobby';
import type { Fault } from './asks';

/** What a line of a position is about, for whoever reads it. */
function placeOf([key, seat]: readonly string[], names: readonly string[]): string {
  if (key === 'seat') return nameOf(names, Number(seat));
  const level = /^o?([123])$/i.exec(key ?? '')?.[1];
  if (level) return t('card-level', { level: Number(level) });
  return key && hasWords(`analysis-line-${key}`) ? t(`analysis-line-${key}`) : '';
}

/** What is wrong with a position, as a sentence. */
export function faultText({ word, line, column, found, about }: Fault, names: readonly string[]): string {
  const what = found ?? '';
  if (!word || !hasWords(`position-${word}`)) return t('position-unreadable', { line, column, what });
  const why = t(`position-${word}`, { what });
  const place = placeOf(about, names);
  return place ? labelled(place, why) : why;
}

/** Why something about a position could not be done. */
export function problemText(error: unknown, names: readonly string[] = []): string {
  if (error instanceof Refused && error.fault) return faultText(error.fault, names);
  if (error instanceof Refused) return errorText(error.code, error.rule);
  return errorText(error instanceof LobbyError ? error.code : 'internal');
}

/** The name of a seat: whoever sat there, a bot by its level, or a number. */
export function nameOf(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  const level = /^(level\d|strongest)(?::\w+)?$/.exec(name)?.[1];
  if (level && hasWords(`bot-name-${level}`)) return t(`bot-name-${level}`);
  return name || t('setup-player', { number: seat + 1 });
}
