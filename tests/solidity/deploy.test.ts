import { createPublicClient, http, keccak256, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { namesAbi, reservationsAbi } from "../../lib/chain/names-abi.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { readDeployTerms, readResolverTerms } from "../../scripts/contracts/deploy-terms.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { runProgram } from "../setup/run-program.ts";

const CHAIN = 4242;
const deployerKey = keccak256(toHex("deployer"));
const deployer = privateKeyToAccount(deployerKey).address;
const [signer, minter, owner] = ["signer", "minter", "owner"].map(
  (name) => privateKeyToAccount(keccak256(toHex(name))).address,
);
/** A chain as it is at its beginning, without the deployment proxy. */
const BARE = "--disable-default-create2-deployer";
const publishedKey = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
let anvil: Anvil;

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN, genesis: Date.UTC(2026, 0, 1) / 1000, accounts: 1, flags: [BARE] });
  await anvil.call("anvil_setBalance", deployer, toHex(10n ** 18n));
  await anvil.call("evm_setAutomine", true);
});
afterAll(async () => {
  await anvil?.stop();
});

/** Run the command as an operator does; its exit code and all it wrote. */
async function deploy(args: string[], key: string = deployerKey): Promise<{ code: number | null; text: string }> {
  const env = { NODE_ENV: "test", PATH: process.env.PATH, HOME: process.env.HOME, DEPLOYER_KEY: key } as const;
  const { code, out, err } = await runProgram("scripts/deploy.ts", args, env);
  return { code, text: out + err };
}

/** The contracts a run printed, as CHAINS takes them. */
function readContracts(text: string) {
  const printed = /^"contracts": (\{.*?^\})/ms.exec(text)?.[1];
  if (!printed) throw new Error(`no contracts in: ${text}`);
  const chain = { id: CHAIN, name: "Any", rpcUrls: [anvil.url], contracts: JSON.parse(printed) };
  const { names, reservations, cany } = ChainConfig.parse(chain).contracts;
  if (!names || !reservations || !cany) throw new Error(`not all contracts in: ${text}`);
  return { names, reservations, cany };
}

describe("npm run deploy", () => {
  test("on a chain without the deployment proxy places it, deploys and connects all, and prints the entry of CHAINS; again it finds the same", async () => {
    const args = ["--rpc", anvil.url, "--signer", `${signer}`, "--minter", `${minter}`, "--owner", `${owner}`];
    const first = await deploy([...args, "--deposit", "0.5", "--days", "2"]);
    expect(first.code, first.text).toBe(0);
    const at = readContracts(first.text);
    const client = createPublicClient({ transport: http(anvil.url) });
    const names = { address: at.names, abi: namesAbi } as const;
    const reservations = { address: at.reservations, abi: reservationsAbi } as const;
    expect(await client.readContract({ ...names, functionName: "voucherSigner" })).toBe(signer);
    expect(await client.readContract({ ...names, functionName: "minter" })).toBe(minter);
    expect((await client.readContract({ ...names, functionName: "reservations" })).toLowerCase()).toBe(at.reservations);
    expect(await client.readContract({ ...names, functionName: "pendingOwner" })).toBe(owner);
    expect((await client.readContract({ ...reservations, functionName: "names" })).toLowerCase()).toBe(at.names);
    expect(await client.readContract({ ...reservations, functionName: "deposit" })).toBe(5n * 10n ** 17n);
    expect(await client.readContract({ ...reservations, functionName: "period" })).toBe(172_800n);

    const sent = await anvil.call("eth_getTransactionCount", deployer, "latest");
    const second = await deploy([...args, "--deposit", "0.5", "--days", "2"]);
    expect(second.code, second.text).toBe(0);
    expect(readContracts(second.text)).toEqual(at);
    expect(second.text).toMatch(/IdentityNames exists already at /);
    expect(await anvil.call("eth_getTransactionCount", deployer, "latest")).toBe(sent);
  });

  test("with other terms keeps existing contracts, connects them to new reservations, and uses an existing token", async () => {
    const args = ["--rpc", anvil.url, "--signer", `${minter}`, "--cany", `${owner}`];
    const before = readContracts((await deploy(args)).text);
    expect(before.cany).toBe(`${owner}`.toLowerCase());
    const { code, text } = await deploy([...args, "--days", "3"]);
    expect(code, text).toBe(0);
    const after = readContracts(text);
    expect(after).toEqual({ ...before, reservations: after.reservations });
    expect(after.reservations).not.toBe(before.reservations);
    const client = createPublicClient({ transport: http(anvil.url) });
    const names = { address: after.names, abi: namesAbi } as const;
    const connected = await client.readContract({ ...names, functionName: "reservations" });
    expect(connected.toLowerCase()).toBe(after.reservations);
  });

  test("without its options, prints the usage", async () => {
    const { code, text } = await deploy([]);
    expect(text).toMatch(/--rpc is missing.*usage: npm run deploy/s);
    expect(code).toBe(2);
  });

  test("with an unreachable node, prints one message", async () => {
    const { code, text } = await deploy(["--rpc", "http://127.0.0.1:1", "--signer", deployer]);
    expect(text).toMatch(/request failed/i);
    expect(text).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  });

  test("stops where the deployer cannot pay", async () => {
    const { code, text } = await deploy(["--rpc", anvil.url, "--signer", `${signer}`], keccak256(toHex("poor")));
    expect(text).toMatch(/exceeds the balance/);
    expect(code).toBe(1);
  });
});

describe("the terms of a deployment", () => {
  const terms = { rpc: "http://127.0.0.1:1", signer: deployer, deposit: "0.01", days: "7" };
  const published = privateKeyToAccount(publishedKey).address;

  test("are read from options that can be used", () => {
    expect(readDeployTerms(terms, deployerKey)).toMatchObject({
      voucherSigner: deployer,
      deposit: 10n ** 16n,
      period: 604_800n,
    });
  });

  test.each([
    ["a node's URL that is none", { rpc: "node" }, deployerKey, /--rpc/],
    ["no key", {}, "", /DEPLOYER_KEY/],
    ["a key that is none", {}, `0x${"00".repeat(32)}`, /DEPLOYER_KEY/],
    ["a signer that is no address", { signer: "0x12" }, deployerKey, /--signer/],
    ["a deposit of nothing", { deposit: "0" }, deployerKey, /--deposit/],
    ["no days", { days: "0" }, deployerKey, /--days/],
    ["a published key off this machine", { rpc: "https://rpc.example.org" }, publishedKey, /published test key/],
    [
      "a published signer off this machine",
      { rpc: "https://rpc.example.org", signer: published },
      deployerKey,
      /published test key/,
    ],
  ])("refuse %s", (_, change, key, fault) => {
    expect(() => readDeployTerms({ ...terms, ...change }, key)).toThrow(fault);
  });

  test("of the resolver name a gateway by its address alone", () => {
    const read = (gateway: string) =>
      readResolverTerms({ rpc: "http://127.0.0.1:1", signer: deployer, gateway }, deployerKey);
    const gateway = "https://credence.example/ens";
    expect(read(gateway)).toMatchObject({ owner: deployer, signer: deployer, gateway });
    for (const wrong of [
      "",
      "credence.example/ens",
      `${gateway}/`,
      `${gateway}/{sender}`,
      `${gateway}?x`,
      "ftp://a/ens",
    ]) {
      expect(() => read(wrong), wrong).toThrow("--gateway");
    }
  });
});
