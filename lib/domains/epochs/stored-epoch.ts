import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import type { Epoch, PublishedRoot } from "./schemas.ts";

type HeaderRow = Omit<Epoch, "at" | "published"> & { at: Date; published: PublishedRoot[] };

const columns = `number, root, previous_root as "previousRoot", model_hash as "modelHash", rows, chains, at, signer, signature, domain,
  nodes is not null as "hasRows", published`;

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

/** The error for an epoch whose rows are deleted: NOT_FOUND, with the reason. */
export function rowsAreGone({ env }: Pick<Context, "env">, number: number): ServiceError {
  return new ServiceError(
    "NOT_FOUND",
    `The rows of epoch ${number} are no longer stored: those of the newest ${env.EPOCHS_WITH_ROWS} epochs are. Its header stays.`,
  );
}

function viewEpoch({ published, ...row }: HeaderRow): Epoch {
  const epoch = { ...row, at: row.at.toISOString(), signer: checksum(row.signer) };
  return published.length > 0 ? { ...epoch, published } : epoch;
}
