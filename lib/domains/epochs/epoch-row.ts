import { z } from "zod";
import { type Breakdown, categories, scoreTierOf, scoreTiers } from "../../engine/index.ts";

const Hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/)
  .meta({ description: "32 bytes in lower-case hex." });
const Points = z.int().min(0).max(0xffff);

/** One line of an epoch's rows: a subject's score over all chains. */
export const EpochRow = z.strictObject({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  total: Points,
  tier: z.enum(scoreTiers.map(({ name }) => name)),
  breakdown: z.record(z.enum(categories), Points),
  factsHash: Hash,
  modelHash: Hash,
});
export type EpochRow = z.infer<typeof EpochRow>;

/** What a row is made of. Tier and total follow from the points. */
export interface RowScore {
  /** Lower-case hex. */
  subject: string;
  /** The subject with its checksum. */
  address: string;
  /** In the order of the categories. */
  points: readonly number[];
  factsHash: string;
  modelHash: string;
}

/** The sum of points. */
export function totalOf(points: readonly number[]): number {
  let total = 0;
  for (const one of points) total += one;
  return total;
}

const names = categories.map((category, i) => `${i > 0 ? "," : ""}"${category}":`);

/** The row as a line of JSON, without its end. Built by hand, since an epoch has one for each ranked subject. */
export function lineOf({ address, points, factsHash, modelHash }: RowScore): string {
  const total = totalOf(points);
  let breakdown = "";
  for (let i = 0; i < names.length; i++) breakdown += `${names[i]}${points[i]}`;
  return `{"address":"${address}","total":${total},"tier":"${scoreTierOf(total)}","breakdown":{${breakdown}},"factsHash":"${factsHash}","modelHash":"${modelHash}"}`;
}

export function pointsOf(breakdown: Breakdown): number[] {
  return categories.map((category) => breakdown[category]);
}
