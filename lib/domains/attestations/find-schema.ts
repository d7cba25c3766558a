import { type Hex, isHash } from "viem";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { schemaUid } from "./eas.ts";

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

/** Throws INVALID_REQUEST for an unknown schema. */
export async function requireSchema(ctx: Pick<Context, "pg">, reference: string): Promise<Schema> {
  const schema = await findSchema(ctx, reference);
  if (schema) return schema;
  throw invalidField("body.schema", "is not a known schema; POST /v1/trust/schemas registers one");
}

/** The uid for a uid or name; null for an unknown name. */
export async function schemaUidOf(ctx: Pick<Context, "pg">, reference: string): Promise<Hex | null> {
  const key = reference.trim().toLowerCase();
  if (isHash(key)) return key;
  return (await findSchema(ctx, key))?.uid ?? null;
}
