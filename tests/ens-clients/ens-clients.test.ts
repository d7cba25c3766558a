import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { checksum } from "../../lib/core/schemas.ts";
import { insertIdentities } from "../factories/identities.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useEnsWorld } from "../names/ens-world.ts";
import { useFolder } from "../setup/folder.ts";
import { installPackages } from "../setup/install-packages.ts";
import { isThorough } from "../setup/rounds.ts";
import { CHAIN_ID } from "../solidity/contract-chain.ts";

const holder = addressNumber(0xa1);
const HOLDER = checksum(holder);

/** What a program of each client exports: what it reads of a chain, from the package that `npm ci` installed. */
const viemProgram = (name: string) => `import { createPublicClient, defineChain, http } from ${JSON.stringify(name)};
export async function read({ url, chainId, at }) {
  const chain = defineChain({ id: chainId, name: "Local", rpcUrls: { default: { http: [url] } },
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    contracts: { ensUniversalResolver: { address: at.universalResolver } } });
  const client = createPublicClient({ chain, transport: http() });
  const read = async (name) => [await client.getEnsAddress({ name }), await client.getEnsText({ name, key: "credence.score" })];
  return {
    found: await read("anton.svc"), missing: [await read("nobody.svc"), await read("vitalik.eth")],
    coin: await client.getEnsAddress({ name: "anton.svc", coinType: TYPE(chainId) }),
    otherCoin: await client.getEnsAddress({ name: "anton.svc", coinType: TYPE(8453) }),
    resolver: await client.getEnsResolver({ name: "anton.svc" }),
    primary: await client.getEnsName({ address: ${JSON.stringify(HOLDER)} }),
    noPrimary: await client.getEnsName({ address: ${JSON.stringify(addressNumber(0xa9))} }),
  };
}`;
const ensjsProgram = (name: string) => `import { createPublicClient, http } from "viem";
import { getAddressRecord, getName, getRecords, getResolver, getTextRecord } from "${name}/public";
export async function read({ url, chainId, at }) {
  const chain = { id: chainId, name: "Local", rpcUrls: { default: { http: [url] } }, subgraphs: {},
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    contracts: { ensUniversalResolver: { address: at.universalResolver }, ensRegistry: { address: at.registry } } };
  const client = createPublicClient({ chain, transport: http() });
  const read = async (name) => [(await getAddressRecord(client, { name }))?.value ?? null, await getTextRecord(client, { name, key: "credence.score" })];
  const records = await getRecords(client, { name: "anton.svc", texts: ["credence.score", "com.twitter"], coins: ["ETH"], contentHash: true });
  return {
    found: await read("anton.svc"), missing: [await read("nobody.svc"), await read("vitalik.eth")],
    records: [records.texts, records.coins.map(({ value }) => value), records.contentHash],
    resolver: await getResolver(client, { name: "anton.svc" }),
    primary: (await getName(client, { address: ${JSON.stringify(HOLDER)} }))?.name ?? null,
    noPrimary: (await getName(client, { address: ${JSON.stringify(addressNumber(0xa9))} }))?.name ?? null,
  };
}`;
const ethersProgram = (plugin: string) => `import { EnsPlugin, JsonRpcProvider, Network } from "ethers";
export async function read({ url, chainId, at }) {
  const network = new Network("local", chainId).attachPlugin(new EnsPlugin(${plugin}));
  const provider = new JsonRpcProvider(url, network, { staticNetwork: network, cacheTimeout: -1 });
  try {
    const resolver = await provider.getResolver("anton.svc");
    return {
      found: [await provider.resolveName("anton.svc"), await resolver.getText("credence.score")],
      missing: [[await provider.resolveName("nobody.svc"), null]],
      resolver: resolver.address,
      primary: await provider.lookupAddress(${JSON.stringify(HOLDER)}),
      noPrimary: await provider.lookupAddress(${JSON.stringify(addressNumber(0xa9))}),
    };
  } finally { provider.destroy(); }
}`;

const programs = {
  "viem 2.21": viemProgram("viem-2.21").replaceAll(/TYPE\((\w+)\)/g, "Number(0x80000000n | BigInt($1))"),
  "newest viem": viemProgram("viem").replaceAll(/TYPE\((\w+)\)/g, "0x80000000n | BigInt($1)"),
  "ensjs 4.3": ensjsProgram("@ensdomains/ensjs"),
  "ensjs 4.0": ensjsProgram("ensjs-4.0"),
  "ethers 6 by the registry": ethersProgram("at.registry, chainId"),
  "ethers 6 by the universal resolver": ethersProgram("at.registry, chainId, at.universalResolver"),
};

describe.runIf(isThorough)("clients of ENS, as npm installs them, on a local chain", () => {
  const world = useEnsWorld();
  const folder = useFolder();

  beforeAll(async () => {
    const { pg } = world.holder.ctx();
    await writeScoreRows(pg, [{ subject: holder, points: { activity: 120, age: 40 } }]);
    await insertIdentities(pg, [{ name: "anton", owner: holder }]);
    await pg.query("update identity set final = true");
    installPackages(import.meta.dirname, folder);
  }, 300_000);

  it.each(Object.entries(programs))(
    "%s reads address, score and primary name, and null where there is none",
    async (name, program) => {
      const file = join(folder, `${name.replaceAll(" ", "-")}.mjs`);
      writeFileSync(file, program);
      const { read } = await import(/* @vite-ignore */ pathToFileURL(file).href);
      const { found, missing, resolver, primary, noPrimary, coin, otherCoin, records } = await read({
        ...{ url: world.chain.url, chainId: CHAIN_ID, at: world.at },
      });
      expect(found).toEqual([HOLDER, "160"]);
      for (const one of missing) expect(one).toEqual([null, null]);
      expect([checksum(resolver.toLowerCase()), primary, noPrimary]).toEqual([
        checksum(world.at.resolver.toLowerCase()),
        "anton.svc",
        null,
      ]);
      if (name.includes("viem")) expect([coin, otherCoin]).toEqual([holder, null]);
      if (name.includes("ensjs")) expect(records).toEqual([[{ key: "credence.score", value: "160" }], [HOLDER], null]);
    },
  );
});
