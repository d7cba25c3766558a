import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import type { EpochHeader } from "./epoch-header.ts";
import type { Epoch, PublishedRoot } from "./schemas.ts";

interface HeaderRow {
  number: number;
  root: EpochHeader["root"];
  previous_root: EpochHeader["root"];
  model_hash: EpochHeader["root"];
  rows: number;
  chains: EpochHeader["chains"];
  at: Date;
  domain: Epoch["domain"];
  signer: string;
  signature: string;
  has_rows: boolean;
  published: PublishedRoot[];
}

const columns = `number, root, previous_root, model_hash, rows, chains, at, domain, signer, signature,
  nodes is not null as has_rows, published`;

/** Epochs, the newest first. */
export async function readEpochs(sql: Sql, { limit, offset }: { limit: number; offset: number }): Promise<Epoch[]> {
  const { rows } = await sql.query<HeaderRow>(`select ${columns} from epoch order by number desc limit $1 offset $2`, [
    limit,
    offset,
  ]);
  return rows.map(viewEpoch);
}

/** An epoch by its number. Throws NOT_FOUND. */
export async function requireEpoch(sql: Sql, number: number): Promise<Epoch> {
  const { rows } = await sql.query<HeaderRow>(`select ${columns} from epoch where number = $1`, [number]);
  const [row] = rows;
  if (row) return viewEpoch(row);
  throw new ServiceError("NOT_FOUND", `There is no epoch ${number}. GET /v1/epochs lists them.`);
}

/** NOT_FOUND with the reason, of an epoch whose rows are deleted. */
export function rowsAreGone({ env }: Pick<Context, "env">, number: number): ServiceError {
  return new ServiceError(
    "NOT_FOUND",
    `The rows of epoch ${number} are no longer stored: those of the newest ${env.EPOCHS_WITH_ROWS} epochs are. Its header stays.`,
  );
}

function viewEpoch(row: HeaderRow): Epoch {
  const { number, root, rows, chains, domain, signature, published } = row;
  return {
    ...{ number, root, previousRoot: row.previous_root, modelHash: row.model_hash, rows, chains },
    ...{ at: row.at.toISOString(), signer: checksum(row.signer), signature, domain, hasRows: row.has_rows },
    ...(published.length > 0 && { published }),
  };
}
