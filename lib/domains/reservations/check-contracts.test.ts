import pino from "pino";
import { privateKeyToAddress } from "viem/accounts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deployLocalEns } from "../../../scripts/contracts/deploy-ens.ts";
import { deployNames } from "../../../scripts/contracts/deploy-names.ts";
import { deployVerifier } from "../../../scripts/contracts/deploy-verifier.ts";
import { CHAIN_ID, keyOf, person, startContractChain } from "../../../tests/solidity/contract-chain.ts";
import { ChainConfig } from "../../core/chains.ts";
import { checksum } from "../../core/schemas.ts";
import { contractWarnings, watchContracts } from "./check-contracts.ts";

let chain: Awaited<ReturnType<typeof startContractChain>>;
let at: Record<string, string>;
let ensAt: Record<string, string>;
let watch: { stop(): void } | undefined;
let logged: string[] = [];

beforeAll(async () => {
  chain = await startContractChain(2);
  const [owner, signer] = [person(1), privateKeyToAddress(keyOf(2))];
  const common = { rpcUrl: chain.url, deployer: owner };
  const origin = "https://credence.example";
  const names = await deployNames({ ...common, voucherSigner: signer, minter: signer, deposit: 1n, period: 86_400n });
  const verifier = await deployVerifier({ ...common, owner: owner.address, signer, origin, firstChainId: CHAIN_ID });
  const ens = await deployLocalEns({
    ...{ ...common, owner: owner.address, signer, gateway: `${origin}/ens`, parents: ["svc"] },
  });
  const schemaRegistry = await chain.deploy(owner, "SchemaRegistry");
  at = {
    ...{ names: names.names, reservations: names.reservations, cany: names.cany },
    ...{ verifier: verifier.verifier, passport: verifier.passport },
    ...{ eas: await chain.deploy(owner, "EAS", [schemaRegistry]), schemaRegistry, easVersion: "1.4.0" },
    roots: await chain.deploy(owner, "BoardRoots", [owner.address, owner.address]),
  };
  ensAt = { ...ens };
});
afterEach(() => watch?.stop());
afterAll(async () => {
  await chain?.stop();
});

/** Watch the chain with some contracts in place of others. */
function watchWith(changes: Record<string, string>, ens: Record<string, string> = {}, rpcUrl = chain.url) {
  const contracts = { ...at, ...changes, ens: { ...ensAt, ...ens } };
  const config = ChainConfig.parse({ id: CHAIN_ID, name: "Local", rpcUrls: [rpcUrl], contracts });
  logged = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  watch = watchContracts({ env: { CHAINS: [config] } as Parameters<typeof watchContracts>[0]["env"], log });
}

const pairs: [string, string, string, string][] = [
  ["verifier", "ScoreVerifier", "passport", "PassportAdapter"],
  ["names", "IdentityNames", "reservations", "NameReservations"],
  ["cany", "CanyToken", "roots", "BoardRoots"],
  ["eas", "EAS", "schemaRegistry", "SchemaRegistry"],
];

test.each(pairs)(
  "%s (%s) and %s (%s) swapped in CHAINS are named together, once",
  async (one, kind, other, otherKind) => {
    watchWith({ [one]: `${at[other]}`, [other]: `${at[one]}` });
    const sentence = (a: string, is: string, place: string, due: string) =>
      `contracts.${place} is ${checksum(`${at[a]}`)}, which is ${is} and not ${due}`;
    const first = sentence(other, otherKind, one, kind);
    const second = sentence(one, kind, other, otherKind);
    const begin = `CHAINS, chain ${CHAIN_ID}, has two contracts in each other's place`;
    await expect.poll(contractWarnings, { timeout: 20_000 }).toEqual([`${begin}: ${first}, and ${second}.`]);
    expect(logged).toEqual(contractWarnings());
  },
);

test("a resolver and a registry of ENS in each other's place are named together", async () => {
  watchWith({}, { resolver: `${ensAt.registry}`, registry: `${ensAt.resolver}` });
  await expect
    .poll(contractWarnings, { timeout: 20_000 })
    .toEqual([
      expect.stringMatching(/each other's place: contracts\.ens\.resolver is 0x.*contracts\.ens\.registry is 0x/),
    ]);
});

test("a contract of another kind, none at all, and one that works with another are named each", async () => {
  const other = await chain.deploy(person(1), "ScoreVerifier", [
    ...[person(1).address, person(2).address, `0x${"11".repeat(32)}`],
  ]);
  watchWith({ names: `${at.cany}`, roots: `0x${"12".repeat(20)}`, verifier: other });
  await expect
    .poll(contractWarnings, { timeout: 20_000 })
    .toEqual([
      `CHAINS, chain ${CHAIN_ID}: contracts.names is ${checksum(`${at.cany}`)}, which is CanyToken and not IdentityNames.`,
      expect.stringMatching(/contracts\.roots is 0x(12)+, which does not answer as BoardRoots\.$/),
      expect.stringMatching(
        /contracts\.reservations, 0x.*, is NameReservations of the IdentityNames 0x.*contracts\.names is /,
      ),
      expect.stringMatching(
        new RegExp(
          `contracts\\.passport, .* is PassportAdapter of the ScoreVerifier .*${checksum(`${at.verifier}`)}.*${checksum(other)}`,
        ),
      ),
    ]);
});

test("a node that does not answer is no swap and no success: it is said that the contracts could not be checked", async () => {
  watchWith({}, {}, "http://127.0.0.1:1");
  await expect
    .poll(contractWarnings, { timeout: 20_000 })
    .toEqual([
      expect.stringMatching(new RegExp(`^The contracts of chain ${CHAIN_ID} in CHAINS could not be checked: `)),
    ]);
});

test("contracts that are what CHAINS says cause no warning", async () => {
  watchWith({});
  await expect.poll(contractWarnings, { timeout: 20_000 }).toEqual([]);
  expect(logged).toEqual([]);
});
