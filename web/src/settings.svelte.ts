/** What a player keeps from visit to visit, on this device. */
export interface Settings {
  theme: 'system' | 'dark' | 'light';
  overlay: 'off' | 'strip' | 'dim';
  /** Letters on gems; their shapes and colours tell them apart without. */
  letters: 'on' | 'off';
  motion: 'on' | 'off';
  sound: 'on' | 'off';
  /** `text` is the table in headings and lists, with a command line. */
  view: 'table' | 'text';
  /** Whether single letters play. */
  keys: 'on' | 'off';
}

const STORED = 'parure.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  overlay: 'dim',
  letters: 'on',
  motion: 'on',
  sound: 'off',
  view: 'table',
  keys: 'on',
};

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(stored());

const prefersLight = window.matchMedia('(prefers-color-scheme: light)');
let deviceLight = $state(prefersLight.matches);
prefersLight.addEventListener('change', (event) => {
  deviceLight = event.matches;
});

/** The theme in use. */
export function theme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme;
  return deviceLight ? 'light' : 'dark';
}

export function changeSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  localStorage.setItem(STORED, JSON.stringify(settings));
}
