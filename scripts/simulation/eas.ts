import { type Hex, zeroAddress, zeroHash } from "viem";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { encodeData } from "../../lib/domains/attestations/abi-data.ts";
import { type JsonObject, parseSchema } from "../../lib/domains/attestations/parse-schema.ts";
import { builtInSchemas } from "../../lib/domains/attestations/register-schema.ts";
import { type Call, callsOf, deployedAt } from "./economy.ts";

/** The result of `version()` of EAS's shipped contract. */
const VERSION = "1.4.0";

/** The addresses of EAS and its registry on every local chain: they follow from their deployer's first two nonces. */
export function localEas(
  deployer: Hex,
): Required<Pick<ChainConfig["contracts"], "eas" | "easVersion" | "schemaRegistry">> {
  const at = (nonce: number) => deployedAt(deployer, nonce).toLowerCase() as Hex; // Still hex.
  return { schemaRegistry: at(0), eas: at(1), easVersion: VERSION };
}

/** The calls of EAS on a local chain: each function returns the call to send. */
export function createEas(deployer: Hex) {
  const at = localEas(deployer);
  const eas = callsOf("EAS", at.eas);
  const registry = callsOf("SchemaRegistry", at.schemaRegistry);
  const GAS = 800_000;
  return {
    at,
    /** The contracts, which must be the deployer's first, and the built-in schemas. */
    deployments: (): Call[] => [
      registry.create(),
      eas.create(at.schemaRegistry),
      ...builtInSchemas.map(({ schema, revocable }) =>
        registry.call("register", [schema, zeroAddress, revocable], GAS),
      ),
    ],
    /** Attest by a built-in schema, revocably and without an end. */
    attest: (schema: string, recipient: Hex, fields: JsonObject): Call => {
      const found = builtInSchemas.find((one) => one.name === schema);
      if (!found) throw new Error(`The schema ${schema} does not exist.`);
      const data = encodeData(parseSchema(found.schema), fields);
      const request = { recipient, expirationTime: 0n, revocable: true, refUID: zeroHash, data, value: 0n };
      return eas.call("attest", [{ schema: found.uid, data: request }], GAS);
    },
    revoke: (schema: Hex, uid: Hex): Call => eas.call("revoke", [{ schema, data: { uid, value: 0n } }], GAS),
  };
}
export type Eas = ReturnType<typeof createEas>;
