import { encodeDeployData, encodeFunctionData, getContractAddress, type Hex, zeroAddress, zeroHash } from "viem";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { encodeData } from "../../lib/domains/attestations/encode-data.ts";
import { builtInSchemas } from "../../lib/domains/attestations/find-schema.ts";
import type { JsonObject } from "../../lib/domains/attestations/json.ts";
import { parseSchema } from "../../lib/domains/attestations/parse-schema.ts";
import { readArtifact } from "../contracts/artifacts.ts";
import type { Call } from "./economy.ts";

/** The result of `version()` of EAS's shipped contract. */
const VERSION = "1.4.0";

/** The addresses of EAS and its registry on every local chain: they follow from their deployer's first two nonces. */
export function localEas(
  deployer: Hex,
): Required<Pick<ChainConfig["contracts"], "eas" | "easVersion" | "schemaRegistry">> {
  const at = (nonce: bigint) => getContractAddress({ from: deployer, nonce }).toLowerCase() as Hex;
  return { schemaRegistry: at(0n), eas: at(1n), easVersion: VERSION };
}

/** The calls of EAS on a local chain: each function returns the call to send. */
export function createEas(deployer: Hex) {
  const at = localEas(deployer);
  const eas = readArtifact("EAS");
  const registry = readArtifact("SchemaRegistry");
  const call = (to: Hex, data: Hex): Call => ({ to, data, value: 0n, gas: 800_000 });
  const create = (data: Hex): Call => ({ to: null, data, value: 0n, gas: 6_000_000 });
  return {
    at,
    /** The contracts, which must be the deployer's first, and the built-in schemas. */
    deployments: (): Call[] => [
      create(encodeDeployData({ ...registry, args: [] })),
      create(encodeDeployData({ ...eas, args: [at.schemaRegistry] })),
      ...builtInSchemas.map(({ schema, revocable }) =>
        call(
          at.schemaRegistry,
          encodeFunctionData({ ...registry, functionName: "register", args: [schema, zeroAddress, revocable] }),
        ),
      ),
    ],
    /** Attest by a built-in schema, revocably and without an end. */
    attest: (schema: string, recipient: Hex, fields: JsonObject): Call => {
      const found = builtInSchemas.find((one) => one.name === schema);
      if (!found) throw new Error(`The schema ${schema} does not exist.`);
      const data = encodeData(parseSchema(found.schema), fields);
      const request = { recipient, expirationTime: 0n, revocable: true, refUID: zeroHash, data, value: 0n };
      return call(
        at.eas,
        encodeFunctionData({ ...eas, functionName: "attest", args: [{ schema: found.uid, data: request }] }),
      );
    },
    revoke: (schemaUid: Hex, uid: Hex): Call =>
      call(
        at.eas,
        encodeFunctionData({ ...eas, functionName: "revoke", args: [{ schema: schemaUid, data: { uid, value: 0n } }] }),
      ),
  };
}
export type Eas = ReturnType<typeof createEas>;
