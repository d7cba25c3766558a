/** The periods a board's `change` compares with, and their length in days; `all` begins at the first close. */
export const timeframes = { "24h": 1, "7d": 7, "30d": 30, all: null } as const;
export type Timeframe = keyof typeof timeframes;

/** The periods of movers; not `all`, because hardly anybody was ranked at the first close. */
export const moversPeriods = ["24h", "7d", "30d"] as const satisfies readonly Timeframe[];
export type MoversPeriod = (typeof moversPeriods)[number];
/** In each list of movers. */
export const MOST_MOVERS = 10;

export const timeframeNames = ["24h", "7d", "30d", "all"] as const satisfies readonly Timeframe[];
