/** House rules as the generated types name them; see `docs/json.md`. */
declare type HouseRules = Record<string, boolean | number | string>;
