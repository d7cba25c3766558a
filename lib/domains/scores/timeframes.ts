/** The periods a board's `change` compares with, and their length in days; `all` begins at the first close. */
export const timeframes = { "24h": 1, "7d": 7, "30d": 30, all: null } as const;
export type Timeframe = keyof typeof timeframes;

export const timeframeNames = ["24h", "7d", "30d", "all"] as const satisfies readonly Timeframe[];
