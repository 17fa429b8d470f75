import { EXPANSION, NO_EXPANSION } from '../games';
import type { GameInfo, GameOption, GamePreset } from '../protocol/generated/protocol';

/** The house rules of a table, as far as they are not as printed. What there is to agree on, the server says. */
export type RuleValue = boolean | number | string;
export type HouseRules = Record<string, RuleValue>;

export const ruleValue = (option: GameOption, rules: HouseRules): RuleValue => rules[option.key] ?? option.default;

/** The word of the expansion among the rules. */
export const expansionIn = (rules: HouseRules): string => String(rules[EXPANSION] ?? NO_EXPANSION);

/** What can be agreed on: with an expansion, what goes with it. */
export function agreedWith(offer: GameInfo | undefined, rules: HouseRules): GameInfo | undefined {
  const expansion = offer?.expansions.find(({ name }) => name === expansionIn(rules));
  if (!offer || !expansion) return offer;
  const { seats, presets, options } = expansion;
  return { ...offer, seats, presets, options };
}

/** The rules with another expansion; what does not go with it is dropped. */
export function withExpansion(offer: GameInfo | undefined, count: number, rules: HouseRules, name: string): HouseRules {
  const { [EXPANSION]: _, ...others } = rules;
  return rulesFor(offer, count, name === NO_EXPANSION ? others : { ...others, [EXPANSION]: name });
}

/** House rules of the game alone that do not go with an expansion, by their keys. */
export const droppedBy = (offer: GameInfo, name: string): string[] => {
  const kept = offer.expansions.find((expansion) => expansion.name === name)?.options;
  return kept
    ? offer.options.filter(({ key }) => !kept.some((option) => option.key === key)).map(({ key }) => key)
    : [];
};

/** The expansion alone, everything else as printed. */
export const printedRules = (rules: HouseRules): HouseRules =>
  Object.fromEntries(Object.entries(rules).filter(([key]) => key === EXPANSION));

/** The rules with one of them changed; what is as printed is not said. */
export function withRule(option: GameOption, rules: HouseRules, value: RuleValue): HouseRules {
  const { [option.key]: _, ...others } = rules;
  return value === option.default ? others : { ...others, [option.key]: value };
}

/** Whether so many players can change the rule. */
export const fitsSeats = ({ seats }: { seats: number[] }, count: number): boolean => seats.includes(count);

/** The rules that so many players can have. */
export function rulesFor(offer: GameInfo | undefined, count: number, rules: HouseRules): HouseRules {
  const agreed = agreedWith(offer, rules);
  const isOffered = (key: string): boolean =>
    key === EXPANSION
      ? (offer?.expansions.some(({ name }) => name === expansionIn(rules)) ?? false)
      : (agreed?.options.some((option) => option.key === key && fitsSeats(option, count)) ?? false);
  return Object.fromEntries(Object.entries(rules).filter(([key]) => isOffered(key)));
}

/** The ways to play that change something: they combine, so each is on or off by itself. */
export const presetsOf = (offer: GameInfo | undefined, count: number): GamePreset[] =>
  offer?.presets.filter((preset) => fitsSeats(preset, count) && changes(offer, preset).length > 0) ?? [];

/** The options that a preset sets, and to what. */
const changes = (offer: GameInfo, preset: GamePreset): [GameOption, RuleValue][] =>
  offer.options.flatMap((option): [GameOption, RuleValue][] => {
    const value = preset.options[option.key];
    return value === undefined || value === option.default ? [] : [[option, value]];
  });

export const hasPreset = (offer: GameInfo, preset: GamePreset, rules: HouseRules): boolean =>
  changes(offer, preset).every(([option, value]) => ruleValue(option, rules) === value);

/** A preset as a starting point: what it says is set, or goes back to what is printed. */
export function withPreset(offer: GameInfo, preset: GamePreset, rules: HouseRules, on: boolean): HouseRules {
  return changes(offer, preset).reduce(
    (changed, [option, value]) => withRule(option, changed, on ? value : option.default),
    rules,
  );
}

/** The seats of each side by these rules; none where everybody plays alone. */
export function teamsOf(offer: GameInfo | undefined, count: number, rules: HouseRules): number[][] {
  const agreed = agreedWith(offer, rules);
  return (
    presetsOf(agreed, count).find((preset) => preset.teams.length && agreed && hasPreset(agreed, preset, rules))
      ?.teams ?? []
  );
}

/** The seats after `seat` has got `other` as its partner: whoever sat there takes the other's place. */
export function withPartner<T>(seats: readonly T[], teams: readonly number[][], seat: number, other: number): T[] {
  const place = teams.find((team) => team.includes(seat))?.find((member) => member !== seat);
  if (place === undefined) return [...seats];
  return seats.map((entry, i) =>
    i === place ? (seats[other] ?? entry) : i === other ? (seats[place] ?? entry) : entry,
  );
}
