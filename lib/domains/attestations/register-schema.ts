import { type Hex, isHash, zeroAddress } from "viem";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { schemaUid } from "./eas.ts";
import { parseSchema, rejectFieldErrors } from "./parse-schema.ts";
import type { RegisterSchema } from "./schemas.ts";

export const MOST_SCHEMAS = 100;

export interface Schema {
  uid: Hex;
  /** Null for a schema from a chain. */
  name: string | null;
  schema: string;
  revocable: boolean;
}

export const builtInSchemas: readonly Schema[] = [
  define("endorsement", "string context, string statement"),
  define("skill", "string skill, uint8 level, string evidence"),
  define("membership", "string organisation, string role, uint48 since"),
  define("score", "uint16 total, string tier, bytes32 modelHash, bytes32 factsHash, uint48 issuedAt"),
];

function define(name: string, schema: string): Schema {
  return { uid: schemaUid(schema, true), name, schema, revocable: true };
}

/**
 * Registers a schema under a name. Repeating it returns the same schema; a schema from a chain gets the name. Throws INVALID_REQUEST
 * if the fields are invalid, `uid` is not theirs, the name belongs to another schema, or the schema has another name, and NOT_ELIGIBLE beyond 100 schemas of a
 * developer.
 */
export async function registerSchema(ctx: Context, input: RegisterSchema): Promise<Schema> {
  const { name, schema, revocable } = input;
  rejectFieldErrors(() => parseSchema(schema));
  const uid = schemaUid(schema, revocable);
  if (input.uid !== undefined && input.uid !== uid) throw invalidField("body.uid", `is not that of the schema, ${uid}`);
  const developerId = ctx.actor.kind === "key" || ctx.actor.kind === "session" ? ctx.actor.developerId : null;
  return sqlTransaction(ctx.pg, async (sql) => {
    const named = await findSchema({ pg: sql }, name);
    if (named && named.uid !== uid) throw invalidField("body.name", `is the name of another schema, ${named.uid}`);
    const known = named ?? (await findSchema({ pg: sql }, uid));
    if (known?.name) return sameName(known, name);
    if (developerId !== null) await requireRoom(sql, developerId);
    // Of concurrent requests the first wins.
    await sql.query(
      `insert into attestation_schema as s (uid, name, name_key, schema, resolver, revocable, developer_id, created_at)
       select $1, $2, $3, $4, $5, $6, $7, $8
       where not exists (select 1 from attestation_schema where name_key = $3)
       on conflict (uid) do update set name = excluded.name, name_key = excluded.name_key,
         developer_id = excluded.developer_id
       where s.name is null`,
      [uid, name, name.toLowerCase(), schema, zeroAddress, revocable, developerId, ctx.now],
    );
    const stored = await findSchema({ pg: sql }, uid);
    if (stored) return sameName(stored, name);
    throw invalidField("body.name", "is the name of another schema");
  });
}

/** The schema with this uid or name (in any letter case), or null. */
export async function findSchema(ctx: { pg: Sql }, reference: string): Promise<Schema | null> {
  const key = reference.trim().toLowerCase();
  const builtIn = builtInSchemas.find((one) => one.uid === key || one.name === key);
  if (builtIn) return builtIn;
  const { rows } = await ctx.pg.query<Schema>(
    `select uid, name, schema, revocable from attestation_schema where ${isHash(key) ? "uid" : "name_key"} = $1`,
    [key],
  );
  return rows[0] ?? null;
}

function sameName(schema: Schema, name: string): Schema {
  if (schema.name?.toLowerCase() === name.toLowerCase()) return schema;
  throw invalidField("body.schema", `is registered already, as ${schema.name ?? schema.uid}`);
}

/** The lock prevents concurrent requests from exceeding the limit together. */
async function requireRoom(sql: Sql, developerId: string): Promise<void> {
  await sql.query("select 1 from developer where id = $1 for update", [developerId]);
  const { rows } = await sql.query<{ registered: number }>(
    "select count(*)::int as registered from attestation_schema where developer_id = $1",
    [developerId],
  );
  if ((rows[0]?.registered ?? 0) < MOST_SCHEMAS) return;
  throw new ServiceError("NOT_ELIGIBLE", `A developer can register ${MOST_SCHEMAS} schemas, which are permanent.`);
}

/** The built-in schemas, then the others, oldest first. */
export async function listSchemas(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ schemas: Schema[]; pagination: Pagination }> {
  const { limit, offset } = input;
  const first = builtInSchemas.slice(offset, offset + limit);
  const uids = builtInSchemas.map((one) => one.uid);
  const { rows } = await ctx.pg.query<Schema>(
    `select uid, name, schema, revocable from attestation_schema where uid <> all($3)
     order by created_at, uid limit $1 offset $2`,
    [limit - first.length, Math.max(0, offset - builtInSchemas.length), uids],
  );
  const counted = await ctx.pg.query<{ total: number }>(
    "select count(*)::int as total from attestation_schema where uid <> all($1)",
    [uids],
  );
  const total = builtInSchemas.length + (counted.rows[0]?.total ?? 0);
  return { schemas: [...first, ...rows], pagination: paginate(total, limit, offset) };
}
