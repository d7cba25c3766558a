import { type Hex, isHash } from "viem";
import type { Sql } from "../../core/db.ts";
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
