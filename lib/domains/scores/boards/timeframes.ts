/** The periods a board's `change` compares with, and their length in milliseconds; `all` has a fixed start. */
export const timeframes = { "24h": 86_400_000, "7d": 7 * 86_400_000, "30d": 30 * 86_400_000, all: null } as const;
export type Timeframe = keyof typeof timeframes;

export const timeframeNames = ["24h", "7d", "30d", "all"] as const satisfies readonly Timeframe[];
