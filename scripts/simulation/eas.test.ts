import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schemaRegistryAbi } from "../../lib/chain/eas-reader.ts";
import { builtInSchemas } from "../../lib/domains/attestations/register-schema.ts";
import { type Anvil, startAnvil } from "../../tests/indexer/anvil.ts";
import { localChainConfig } from "./local-chain.ts";
import { createRandom } from "./prng.ts";
import { runSimulation } from "./run-simulation.ts";
import { ACCOUNTS, ATTESTATION_SEEDS, createWallets } from "./wallets.ts";

const genesis = Date.UTC(2024, 0, 1) / 1000;
let anvil: Anvil;

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337, genesis, accounts: ACCOUNTS });
  await runSimulation({ chain: { id: 31337, rpcUrl: anvil.url }, genesis, days: 2 });
});
afterAll(() => anvil?.stop());

async function ask(to: string | undefined, data: Hex): Promise<Hex> {
  return (await anvil.call("eth_call", { to, data }, "latest")) as Hex; // The node answers bytes as hex.
}

test("EAS is where the local chain's settings say, with the version they say", async () => {
  const { eas, easVersion } = localChainConfig(31337, anvil.url).contracts;
  const abi = parseAbi(["function version() view returns (string)"]);
  const answer = await ask(eas, encodeFunctionData({ abi, functionName: "version" }));
  expect(decodeFunctionResult({ abi, functionName: "version", data: answer })).toBe(easVersion);
});

test("the built-in schemas are registered on chain under the uids we compute", async () => {
  const { schemaRegistry } = localChainConfig(31337, anvil.url).contracts;
  for (const { uid, schema, revocable } of builtInSchemas) {
    const call = { abi: schemaRegistryAbi, functionName: "getSchema", args: [uid] } as const;
    const data = await ask(schemaRegistry, encodeFunctionData(call));
    expect(decodeFunctionResult({ ...call, data })).toMatchObject({ uid, schema, revocable });
  }
});

test("the seeds are regulars", () => {
  const regulars = createWallets(createRandom(1), 730, true).filter((one) => one.kind === "regular");
  expect(regulars.slice(0, 3).map((one) => one.account)).toEqual([...ATTESTATION_SEEDS]);
});
