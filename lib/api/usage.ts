import type { Pool } from "pg";
import type { Logger } from "../core/log.ts";
import { latencyBucket, noLatencies } from "../domains/developers/index.ts";
import type { Caller } from "./authenticator.ts";
import type { Endpoint } from "./declaration/define-endpoint.ts";

/** A request with its response, for usage and metrics. */
export interface FinishedRequest {
  /** Null for unknown paths. */
  route: { operation: string; endpoint: Pick<Endpoint, "method" | "path"> } | null;
  caller: Caller | null;
  status: number;
  /** Arrival, unix milliseconds. */
  at: number;
  durationMs: number;
}

const HOUR_MS = 3_600_000;
/** Rows of one statement. */
const ROWS = 1_000;
/** Maximum rows that wait during a database outage, about 50 MB. */
const MOST_CELLS = 100_000;

/** Requests to add to a row of `usage_hour`. */
interface Cell {
  developer_id: string;
  hour: string;
  key_id: string;
  endpoint: string;
  requests: number;
  errors: number;
  latencies: number[];
}

export interface Usage {
  record(finished: FinishedRequest): void;
  /** Adds the counts to `usage_hour`; if that fails, they wait. Not called concurrently. */
  save(): Promise<void>;
}

/** Usage by developer, hour, key and endpoint, counted in memory so that requests do not wait for the database. */
export function createUsage(pg: Pool, log: Logger): Usage {
  let cells = new Map<string, Cell>();
  let uncounted = 0;

  function cellOf(finished: FinishedRequest): Cell | undefined {
    const counted = countedFor(finished);
    if (!counted) return undefined;
    const known = cells.get(counted.id);
    if (known) return known;
    if (cells.size >= MOST_CELLS) uncounted++;
    else cells.set(counted.id, newCell(counted));
    return cells.get(counted.id);
  }

  return {
    record(finished) {
      const cell = cellOf(finished);
      if (cell) countIn(cell, finished);
    },
    async save() {
      if (uncounted > 0) log.error({ requests: uncounted }, "requests are not counted: too many wait to be saved");
      uncounted = 0;
      const taken = [...cells];
      cells = new Map();
      while (taken.length > 0) {
        const some = taken.slice(0, ROWS).map(([, cell]) => cell);
        try {
          await addToDatabase(pg, some);
        } catch (error) {
          for (const [id, cell] of taken) putBack(cells, id, cell);
          throw error;
        }
        taken.splice(0, ROWS);
      }
    },
  };
}

/** The row of a finished request; null for one that is no developer's, to whom usage is shown. */
function countedFor({ route, caller, at }: FinishedRequest) {
  const actor = caller?.actor;
  if (!route || !actor || actor.kind === "person") return null;
  const { developerId } = actor;
  const keyId = actor.kind === "session" ? "" : actor.keyId;
  const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
  const { method, path } = route.endpoint;
  // The key of the row: a preflight has the endpoint's, and a statement cannot add to one row twice.
  return { id: `${developerId} ${keyId} ${hour} ${method} ${path}`, developerId, keyId, hour, route };
}

function countIn(cell: Cell, { durationMs, status }: FinishedRequest): void {
  const bucket = latencyBucket(durationMs);
  cell.requests++;
  if (status >= 400) cell.errors++;
  cell.latencies[bucket] = (cell.latencies[bucket] ?? 0) + 1;
}

function newCell({ developerId, hour, keyId, route: { endpoint } }: NonNullable<ReturnType<typeof countedFor>>): Cell {
  return {
    developer_id: developerId,
    hour: new Date(hour).toISOString(),
    key_id: keyId,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    requests: 0,
    errors: 0,
    latencies: noLatencies(),
  };
}

/** Adds a cell that could not be saved to the newer counts. */
function putBack(cells: Map<string, Cell>, id: string, cell: Cell): void {
  const newer = cells.get(id);
  if (newer) {
    newer.requests += cell.requests;
    newer.errors += cell.errors;
    newer.latencies = newer.latencies.map((count, i) => count + (cell.latencies[i] ?? 0));
  } else cells.set(id, cell);
}

async function addToDatabase(pg: Pool, cells: readonly Cell[]): Promise<void> {
  // The same order in all processes prevents deadlocks.
  await pg.query(
    `insert into usage_hour (developer_id, hour, key_id, endpoint, requests, errors, latencies)
     select developer_id, hour, key_id, endpoint, requests, errors, latencies
     from jsonb_to_recordset($1::jsonb) as given (developer_id text, hour timestamptz, key_id text, endpoint text,
       requests int, errors int, latencies int[])
     order by developer_id, hour, key_id, endpoint
     on conflict (developer_id, hour, key_id, endpoint) do update set
       requests = usage_hour.requests + excluded.requests,
       errors = usage_hour.errors + excluded.errors,
       latencies = (select array_agg(coalesce(old, 0) + coalesce(new, 0) order by place)
         from unnest(usage_hour.latencies, excluded.latencies) with ordinality as counts (old, new, place))`,
    [JSON.stringify(cells)],
  );
}
