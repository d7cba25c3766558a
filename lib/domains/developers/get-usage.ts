import type { Pool } from "pg";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { limitsOf } from "../../core/plans.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { parsePlanTier } from "./internal.ts";
import { findKey } from "./keys.ts";
import { noLatencies, percentile } from "./latency.ts";
import type { UsageFigures, UsageView } from "./schemas.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RETENTION_MS = 90 * DAY_MS;
const LONGEST_BY_HOUR_MS = 31 * DAY_MS;

/** Length and default period, milliseconds. */
const intervals = { hour: { ms: HOUR_MS, usual: DAY_MS }, day: { ms: DAY_MS, usual: 30 * DAY_MS } } as const;
type UsageInterval = keyof typeof intervals;

/** The column for each grouping. */
const groups = { endpoint: "endpoint", key: "key_id", none: "''" } as const;
type UsageGroup = keyof typeof groups;

/**
 * A developer's usage, oldest first, from the hour or day of `from` to before `to`. It includes this process's latest requests;
 * those of other processes follow within seconds. Throws INVALID_REQUEST for an invalid or too long period, NOT_FOUND for an unknown
 * key.
 */
export async function getUsage(
  ctx: Context,
  input: {
    developerId: string;
    from?: Date | undefined;
    to?: Date | undefined;
    interval: UsageInterval;
    keyId?: string | undefined;
    groupBy?: UsageGroup | undefined;
  },
): Promise<UsageView> {
  const { developerId, interval, keyId, groupBy = "endpoint" } = input;
  const period = readPeriod(input, ctx.now);
  if (keyId !== undefined) await findKey(ctx.db, { developerId, keyId });
  await saveCounts(ctx.pg);
  const cells = await readCells(ctx, { developerId, keyId, interval, group: groups[groupBy], ...period });
  return {
    usage: cells.map(({ at, name, ...counted }) => ({
      at: at.toISOString(),
      ...(groupBy === "endpoint" && { endpoint: name }),
      ...(groupBy === "key" && { keyId: name || null }),
      ...figures([counted]),
    })),
    totals: figures(cells),
    quota: await readQuota(ctx, developerId),
  };
}

function readPeriod(
  input: { from?: Date | undefined; to?: Date | undefined; interval: UsageInterval },
  now: Date,
): { from: Date; to: Date } {
  const { ms, usual } = intervals[input.interval];
  // Includes the current hour.
  const to = input.to ?? new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  const begin = input.from?.getTime() ?? to.getTime() - usual;
  const from = new Date(Math.floor(begin / ms) * ms);
  if (from > to) throw invalidField("query.from", "must not be after `to`");
  if (input.interval === "hour" && to.getTime() - from.getTime() > LONGEST_BY_HOUR_MS + HOUR_MS) {
    throw invalidField("query.from", "must be at most 31 days before `to` with the interval `hour`");
  }
  return { from, to };
}

interface Counted {
  requests: number;
  errors: number;
  latencies: number[];
}

async function readCells(
  ctx: Context,
  input: {
    developerId: string;
    keyId: string | undefined;
    interval: UsageInterval;
    group: (typeof groups)[UsageGroup];
    from: Date;
    to: Date;
  },
): Promise<(Counted & { at: Date; name: string })[]> {
  const { developerId, keyId, interval, group, from, to } = input;
  const { rows } = await ctx.pg.query<{
    at: Date;
    name: string;
    requests: number;
    errors: number;
    counts: [number, number][];
  }>(
    `with hours as (
       select date_trunc($4, hour, 'UTC') as at, ${group} as name, requests, errors, latencies
       from usage_hour
       where developer_id = $1 and hour >= $2 and hour < $3 and ($5::text is null or key_id = $5)
     ), sums as (
       select at, name, sum(requests)::int as requests, sum(errors)::int as errors from hours group by at, name
     ), buckets as (
       select at, name, bucket, sum(count)::int as count
       from hours cross join unnest(latencies) with ordinality as counted (count, bucket)
       where count > 0 group by at, name, bucket
     )
     select s.*, (select json_agg(json_build_array(b.bucket - 1, b.count)) from buckets b where b.at = s.at and b.name = s.name) as counts
     from sums s order by s.at, s.name`,
    [developerId, from, to, interval, keyId ?? null],
  );
  return rows.map(({ counts, ...row }) => {
    const latencies = noLatencies();
    for (const [bucket, count] of counts) latencies[bucket] = count;
    return { ...row, latencies };
  });
}

function figures(counted: readonly Counted[]): UsageFigures {
  const latencies = noLatencies().map((_, i) => sum(counted.map((one) => one.latencies[i] ?? 0)));
  return {
    requests: sum(counted.map((one) => one.requests)),
    errors: sum(counted.map((one) => one.errors)),
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

async function readQuota(ctx: Context, developerId: string): Promise<UsageView["quota"]> {
  const today = ctx.now.toISOString().slice(0, 10);
  const { rows } = await ctx.pg.query<{ tier: string; requests: number | null }>(
    `select d.tier, c.requests from developer d
     left join day_count c on c.developer_id = d.id and c.day = $2::date where d.id = $1`,
    [developerId, today],
  );
  const [row] = rows;
  if (!row) throw new ServiceError("NOT_FOUND", "The developer does not exist.");
  const tier = parsePlanTier(row.tier);
  const { perMinute, perDay } = limitsOf(tier, ctx.env);
  return { tier, perMinute, perDay, remainingToday: Math.max(0, perDay - (row.requests ?? 0)) };
}

/** Deletes usage and day counts older than 90 days. */
export async function expireUsage(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - RETENTION_MS);
  await ctx.pg.query("delete from usage_hour where hour < $1", [before]);
  await ctx.pg.query("delete from day_count where day < $1::date", [before.toISOString().slice(0, 10)]);
}

type Save = () => Promise<void>;

const savesOf = (pg: Pool) => ownedSingleton("unsaved counts", pg, () => new Set<Save>());

/** Registers a function that saves counts before they are read. Returns a function that unregisters it. */
export function saveBeforeReading(pg: Pool, save: Save): () => void {
  const saves = savesOf(pg).add(save);
  return () => void saves.delete(save);
}

/** Saves all counts of this process. */
export async function saveCounts(pg: Pool): Promise<void> {
  await Promise.all([...savesOf(pg)].map((save) => save()));
}
