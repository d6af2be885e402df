/** The positions that a TD may state in public. */
export const STANCES = ["for", "against", "undecided"] as const;
export type Stance = (typeof STANCES)[number];

/** The sides of a vote in the Dáil: Tá, Níl and Staon. */
export const SIDES = ["ta", "nil", "staon"] as const;

/** How a TD voted; `none`: the record of the vote does not name the TD. */
export const CAST_VOTES = [...SIDES, "none"] as const;
export type CastVote = (typeof CAST_VOTES)[number];
