import { expansionOf } from '../games';
import { agreedWith, type HouseRules } from '../home/house-rules';
import { expansionName } from '../i18n/labels';
import { labelled, t } from '../i18n/locale.svelte';
import type { GameInfo, GameOption } from '../protocol/generated/protocol';
import type { ClockRule, TableConfig } from '../protocol/types';

const MINUTE = 60;

/** How long a player may think, in words. */
export function paceText(clock: ClockRule = { kind: 'none' }): string {
  switch (clock.kind) {
    case 'none':
      return t('pace-none');
    case 'per_move':
      return t('pace-per_move', { seconds: clock.seconds });
    case 'per_game':
      return t('pace-per_game', { minutes: clock.seconds / MINUTE, increment: clock.increment });
    case 'days':
      return t('pace-days', { days: clock.days });
  }
}

function ruleText(option: GameOption, value: boolean | number | string): string {
  const rule = t(`option-${option.key}`);
  if (value === true) return rule;
  const words = option.kind === 'word' ? t(`option-${option.key}-${value}`) : String(value);
  return labelled(rule, value === false ? t('option-off') : words);
}

/** The expansion, and every house rule that is not as printed, in words. */
export function ruleTexts(offer: GameInfo | undefined, config: TableConfig): string[] {
  const rules: HouseRules = config.options ?? {};
  const expansion = expansionOf(config);
  const changed = (agreedWith(offer, rules)?.options ?? []).flatMap((option) => {
    const value = rules[option.key] ?? option.default;
    return value === option.default ? [] : [ruleText(option, value)];
  });
  return [...(expansion ? [expansionName(expansion.id)] : []), ...changed];
}

/** What else was agreed on, as far as it is not what everybody expects. */
export function habitTexts(config: TableConfig): string[] {
  const people = config.seats.filter(({ who }) => who !== 'bot').length;
  const hints = config.helpers !== false && config.hints !== false;
  return [
    t(`room-order-${config.seating ?? 'random'}`),
    config.helpers === false ? t('room-helpers-off') : null,
    people > 1 || !hints ? t(hints ? 'room-hints-on' : 'room-hints-off') : null,
    config.undo === false ? t('room-undo-off') : null,
    config.open_reserves ? t('room-open_reserves') : null,
  ].filter((text) => text !== null);
}
