import type { Hex } from "viem";
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
