import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  namehash,
  parseAbi,
  toCoinType,
  toHex,
  zeroAddress,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { packetToBytes } from "viem/ens";
import { beforeAll, describe, expect, test } from "vitest";
import { recordsAbi, resolverAbi } from "../../lib/chain/ens-abi.ts";
import { resolveEnsName } from "../../lib/chain/resolve-ens-name.ts";
import { checksum } from "../../lib/core/schemas.ts";
import { signAnswer } from "../../lib/domains/ens/answer-lookup.ts";
import { ANSWER_SECONDS, PROVISIONAL_SECONDS } from "../../lib/domains/ens/index.ts";
import { insertIdentities } from "../factories/identities.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { CHAIN_ID, person } from "../solidity/contract-chain.ts";
import { badRequests, good, nested } from "./ens-bad-requests.ts";
import { multicall, requestOf, textCall } from "./ens-requests.ts";
import { type AnswerJson, ORIGIN, useEnsWorld } from "./ens-world.ts";

const world = useEnsWorld();
const { holder } = world;

const anton = addressNumber(0xa1);
const young = addressNumber(0xa2);
const ANTON = checksum(anton);

beforeAll(async () => {
  const { pg } = holder.ctx();
  await writeScoreRows(pg, [
    { subject: anton, points: { activity: 120, age: 40 } },
    { subject: young, points: { activity: 7 } },
  ]);
  await insertIdentities(pg, [
    { name: "anton", owner: anton },
    { name: "young", owner: young },
    { name: "moved", owner: young },
  ]);
  await pg.query("update identity set final = true where name <> 'young'");
  await pg.query("update identity set moved_at = '2025-12-31' where name = 'moved'");
});

const SCORE = "160";

describe("an unchanged client of viem", () => {
  test("reads the address of a name for ether, for all chains and for a configured chain", async () => {
    const client = world.viem();
    const name = "anton.svc";
    expect(await client.getEnsAddress({ name })).toBe(ANTON);
    for (const coinType of [60n, 0x8000_0000n, toCoinType(CHAIN_ID)]) {
      expect(await client.getEnsAddress({ name, coinType }), String(coinType)).toBe(anton);
    }
    expect(await client.getEnsAddress({ name, coinType: toCoinType(8453) })).toBeNull();
    expect(await client.getEnsAddress({ name, coinType: 0n })).toBeNull();
  });

  test("reads the score that the API returns, and what the service knows besides", async () => {
    const client = world.viem();
    const text = (key: string) => client.getEnsText({ name: "anton.svc", key });
    expect(await text("credence.score")).toBe(SCORE);
    expect(await text("credence.tier")).toBe("bronze");
    expect(Number(await text("credence.percentile"))).toBeGreaterThan(0);
    expect(await text("credence.updated")).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await text("credence.receipt")).toBe(`${ORIGIN}/profile/anton/receipt.json`);
    expect(await text("url")).toBe(`${ORIGIN}/profile/anton`);
    expect(await text("avatar")).toBe(`${ORIGIN}/badge/anton.svg`);
    expect(await text("description")).toContain(SCORE);
    expect(await text("com.twitter")).toBeNull();
  });

  test("finds the name of an address, and none where the name has another address", async () => {
    const client = world.viem();
    for (const coinType of [60n, 0x8000_0000n, toCoinType(CHAIN_ID)]) {
      expect(await client.getEnsName({ address: ANTON, coinType }), String(coinType)).toBe("anton.svc");
    }
    expect(await client.getEnsName({ address: ANTON, coinType: toCoinType(8453) })).toBeNull();
    expect(await client.getEnsName({ address: checksum(addressNumber(0xa9)) })).toBeNull();
  });

  test("gets null for a name that nobody has minted, for one that cannot be minted, and for another domain", async () => {
    const client = world.viem();
    for (const name of ["nobody.svc", "svc", "🦊.svc", "a.svc", "anton.eth"]) {
      expect(await client.getEnsAddress({ name }), name).toBeNull();
      expect(await client.getEnsText({ name, key: "credence.score" }), name).toBeNull();
    }
  });
});

describe("a client of the universal resolvers before 2025", () => {
  const abi = parseAbi([
    "function resolve(bytes name, bytes data) view returns (bytes, address)",
    "function resolve(bytes name, bytes data, string[] gateways) view returns (bytes, address)",
    "function reverse(bytes reverseName) view returns (string, address, address, address)",
    "function reverse(bytes reverseName, string[] gateways) view returns (string, address, address, address)",
  ]);
  const at = () => ({ address: world.at.universalResolver, abi });
  const dns = (name: string) => toHex(packetToBytes(name));

  test.each([[[]], [[["https://batch.example"]]]] as const)(
    "reads records and resolver, with or without gateways (%j)",
    async (more) => {
      const read = (name: string, data: Hex) =>
        world.viem().readContract({ ...at(), functionName: "resolve", args: [dns(name), data, ...more] } as never);
      const score = encodeAbiParameters([{ type: "string" }], [SCORE]);
      expect(await read("anton.svc", textCall("anton.svc", "credence.score"))).toEqual([score, world.at.resolver]);
      // Their errors are of another shape: what is missing is empty.
      const coin = encodeFunctionData({ abi: recordsAbi, functionName: "addr", args: [namehash("anton.svc"), 0n] });
      expect(await read("anton.svc", coin)).toEqual([
        encodeAbiParameters([{ type: "bytes" }], ["0x"]),
        world.at.resolver,
      ]);
      expect(await read("anton.svc", "0x12345678")).toEqual(["0x", world.at.resolver]);
      expect(await read("anton.eth", textCall("anton.eth", "url"))).toEqual(["0x", zeroAddress]);
    },
  );

  test.each([[[]], [[["https://batch.example"]]]] as const)(
    "reads the primary name and its address, with or without gateways (%j)",
    async (more) => {
      const read = (address: string) =>
        world.viem().readContract({
          ...{ ...at(), functionName: "reverse", args: [dns(`${address.slice(2)}.addr.reverse`), ...more] },
        } as never);
      const { resolver } = world.at;
      expect(await read(anton)).toEqual(["anton.svc", ANTON, resolver, resolver]);
      expect(await read(addressNumber(0xa9))).toEqual(["", zeroAddress, resolver, zeroAddress]);
    },
  );
});

test("the universal resolver tells the resolver of a name, or that there is none", async () => {
  const client = world.viem();
  expect(await client.getEnsResolver({ name: "deep.anton.svc" })).toBe(world.at.resolver);
  const abi = parseAbi([
    "function findResolver(bytes name) view returns (address, bytes32, uint256)",
    "function requireResolver(bytes name) view returns ((bytes name, uint256 offset, bytes32 node, address resolver, bool extended))",
    "error ResolverNotFound(bytes name)",
  ]);
  const read = (functionName: "findResolver" | "requireResolver", name: string) =>
    client.readContract({ address: world.at.universalResolver, abi, functionName, args: [toHex(packetToBytes(name))] });
  const { resolver } = world.at;
  const [name, other] = ["anton.svc", "anton.eth"];
  expect(await read("findResolver", name)).toEqual([resolver, namehash(name), 6n]);
  expect(await read("findResolver", other)).toEqual([zeroAddress, namehash(other), 0n]);
  expect(await read("requireResolver", name)).toEqual({
    ...{ name: toHex(packetToBytes(name)), offset: 6n, node: namehash(name), resolver, extended: true },
  });
  await expect(read("requireResolver", other)).rejects.toThrow("ResolverNotFound");
});

test("the search resolves a name by the resolver's gateway, and asks no gateway at a private address", async () => {
  const { chain, at } = world;
  const options = { rpcUrl: chain.url, universalResolver: at.universalResolver };
  expect(await resolveEnsName("anton.svc", { ...options, allowPrivate: true })).toBe(ANTON);
  expect(await resolveEnsName("nobody.svc", { ...options, allowPrivate: true })).toBeNull();
  await expect(resolveEnsName("anton.svc", options)).rejects.toThrow("offchain");
  await expect(resolveEnsName("anton.svc", { ...options, rpcUrl: "http://127.0.0.1:1" })).rejects.toThrow();
});

test("an unchanged client of ethers reads address, texts and the name of an address", async () => {
  const { ethers } = world;
  expect(await ethers.resolveName("anton.svc")).toBe(ANTON);
  expect(await ethers.lookupAddress(ANTON)).toBe("anton.svc");
  expect(await ethers.resolveName("nobody.svc")).toBeNull();
  expect(await ethers.getResolver("anton.example")).toBeNull();
  const resolver = await ethers.getResolver("anton.svc");
  expect(await resolver?.getText("credence.score")).toBe(SCORE);
  expect(await resolver?.getAddress(toCoinType(CHAIN_ID))).toBe(ANTON);
  expect(await resolver?.getContentHash()).toBeNull();
});

test("a client that the owner's URLs send to POST gets the same answer", async () => {
  const { chain, at, ethers } = world;
  const call = { address: at.resolver, abi: [...resolverAbi], functionName: "setUrls" };
  const urls = await chain.chain.readContract({ address: at.resolver, abi: resolverAbi, functionName: "urls" });
  expect(urls).toEqual([`${world.gateway()}/${at.resolver.toLowerCase()}/{data}.json`]);
  await chain.send(person(1), { ...call, args: [[world.gateway()]] });
  try {
    const resolver = await ethers.getResolver("anton.svc");
    expect(await resolver?.getText("credence.score")).toBe(SCORE);
  } finally {
    await chain.send(person(1), { ...call, args: [urls] });
  }
});

test("one request reads several records, each as if it were read alone", async () => {
  const name = "anton.operator.eth";
  const contenthash = encodeFunctionData({ abi: recordsAbi, functionName: "contenthash", args: [namehash(name)] });
  const calls = [
    textCall(name, "credence.score"),
    multicall([textCall(name, "url")]),
    contenthash,
    "0x12345678",
  ] as const;
  const request = requestOf(name, multicall(calls));
  const { json } = await world.ask(request);
  const { result } = await world.verify(json.data ?? "0x", request);
  const [results] = decodeAbiParameters([{ type: "bytes[]" }], result ?? "0x");
  const text = (value: Hex | undefined) => decodeAbiParameters([{ type: "string" }], value ?? "0x")[0];
  expect(text(results[0])).toBe(SCORE);
  const [inner] = decodeAbiParameters([{ type: "bytes[]" }], results[1] ?? "0x");
  expect(text(inner[0])).toBe(`${ORIGIN}/profile/anton`);
  expect(results.slice(2)).toEqual([encodeAbiParameters([{ type: "bytes" }], ["0x"]), "0x"]);
});

describe("the gateway", () => {
  test("answers browsers of any origin, and their preflight requests", async () => {
    const { headers, status } = await world.ask(requestOf("anton.svc", textCall("anton.svc", "url")));
    expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    const preflight = await fetch(world.gateway(), { method: "OPTIONS" });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toBe("POST");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("Content-Type");
    expect(await preflight.text()).toBe("");
    const { origin } = new URL(world.gateway());
    expect((await fetch(`${origin}/v1/search?q=ab`, { method: "OPTIONS" })).status).toBe(200);
    expect((await fetch(`${origin}/v1/auth/signing`, { method: "OPTIONS" })).status).toBe(404);
    expect((await fetch(`${origin}/v1/auth/signing`)).headers.get("access-control-allow-origin")).toBe(null);
  });

  test("lets answers about final names live for five minutes, about others for half a minute", async () => {
    const lifeOf = async (name: string) => {
      const { json } = await world.ask(requestOf(name, textCall(name, "url")));
      const [, expires] = decodeAbiParameters(
        [{ type: "bytes" }, { type: "uint64" }, { type: "bytes" }],
        json.data ?? "0x",
      );
      return Number(expires) - holder.now.getTime() / 1000;
    };
    expect(await lifeOf("anton.svc")).toBe(ANSWER_SECONDS);
    expect(await lifeOf("young.svc")).toBe(PROVISIONAL_SECONDS);
    expect(await lifeOf("moved.svc")).toBe(PROVISIONAL_SECONDS);
    expect(await lifeOf("nobody.svc")).toBe(PROVISIONAL_SECONDS);
  });

  test("counts many records as several requests", async () => {
    const call = multicall(Array.from({ length: 30 }, () => textCall("anton.svc", "url")));
    const { headers } = await world.ask(requestOf("anton.svc", call));
    expect(headers.get("x-ratelimit-cost")).toBe("3");
  });

  test.each(Object.entries(badRequests))("refuses a request %s", async (_, [path, request, sender]) => {
    const { status, json } = await world.ask(request, sender);
    expect([status, json.error, json.details?.[0]?.path, json.data]).toEqual([400, "INVALID_REQUEST", path, undefined]);
  });

  test("refuses a body with too much calldata, and one with more fields", async () => {
    const post = async (body: object) => {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(world.gateway(), { method: "POST", headers, body: JSON.stringify(body) });
      const { error, details } = (await response.json()) as AnswerJson;
      return [response.status, error, details?.[0]?.path];
    };
    const sender = world.at.resolver;
    const long = `${good}${"00".repeat(8_192)}`;
    expect(await post({ sender, data: long })).toEqual([400, "INVALID_REQUEST", "body.data"]);
    expect(await post({ sender, data: good, url: "x" })).toEqual([
      400,
      "INVALID_REQUEST",
      expect.stringMatching(/^body/),
    ]);
  });

  test("answers two multicalls in each other", async () => {
    expect((await world.ask(requestOf("anton.svc", nested(2)))).status).toBe(200);
  });
});

describe("the resolver on chain", () => {
  const request = requestOf("anton.svc", textCall("anton.svc", "url"));
  const signer = () => holder.ctx().env.RECEIPT_SIGNER_KEY;
  const expires = (seconds: number) => BigInt(holder.now.getTime() / 1000 + seconds);
  const signed = (changes: Partial<Parameters<typeof signAnswer>[0]> = {}, key = signer()) =>
    signAnswer({ resolver: world.at.resolver, request, result: "0x1234", expires: expires(60), ...changes }, key);

  test("accepts an answer until its last second, and not after", async () => {
    expect(await world.verify(await signed({ expires: expires(0) }), request)).toEqual({ result: "0x1234" });
    expect(await world.verify(await signed({ expires: expires(-1) }), request)).toEqual({ error: "Expired" });
  });

  test("refuses a forged, a changed and a malleable answer", async () => {
    expect(await world.verify(await signed({}, toHex(7n, { size: 32 })), request)).toEqual({ error: "UnknownSigner" });
    expect(await world.verify(await signed({ result: "0x1235" }).then(withResult("0x1234")), request)).toEqual({
      error: "UnknownSigner",
    });
    const other = requestOf("young.svc", textCall("young.svc", "url"));
    expect(await world.verify(await signed(), other)).toEqual({ error: "UnknownSigner" });
    expect(await world.verify(await signed().then(withHighS), request)).toEqual({ error: "ECDSAInvalidSignatureS" });
    await expect(world.verify((await signed()).slice(0, -66) as Hex, request)).rejects.toThrow();
  });

  test("refuses an answer for another resolver, and a signed text with the same content", async () => {
    const elsewhere = await world.chain.deploy(person(1), "CredenceResolver", [
      person(1).address,
      privateKeyToAccount(signer()).address,
      "https://other.example/ens",
    ]);
    expect(await world.verify(await signed(), request, elsewhere)).toEqual({ error: "UnknownSigner" });
    const { chain, at } = world;
    const args = [request, "0x1234", expires(60)] as const;
    const digest = await chain.chain.readContract({
      address: at.resolver,
      abi: resolverAbi,
      functionName: "answerDigest",
      args,
    });
    const signature = await privateKeyToAccount(signer()).signMessage({ message: { raw: hexToBytes(digest) } });
    const answer = encodeAbiParameters(
      [{ type: "bytes" }, { type: "uint64" }, { type: "bytes" }],
      ["0x1234", expires(60), signature],
    );
    expect(await world.verify(answer, request)).toEqual({ error: "UnknownSigner" });
  });

  test("counts a signer within its validity, which only the owner sets", async () => {
    const { chain, at } = world;
    const next = toHex(9n, { size: 32 });
    const { address } = privateKeyToAccount(next);
    const call = (from: number, until: number) => ({
      ...{ address: at.resolver, abi: [...resolverAbi], functionName: "setSigner" },
      args: [address, expires(from), expires(until)],
    });
    expect(await chain.revertOf(person(2), call(0, 60))).toEqual(["OwnableUnauthorizedAccount", person(2).address]);
    await chain.send(person(1), call(3_600, 7_200));
    expect(await world.verify(await signed({}, next), request)).toEqual({ error: "SignerNotValidAt" });
    await chain.send(person(1), call(-60, 3_600));
    expect(await world.verify(await signed({}, next), request)).toEqual({ result: "0x1234" });
    await chain.send(person(1), call(-60, -1));
    expect(await world.verify(await signed({}, next), request)).toEqual({ error: "SignerNotValidAt" });
  });

  test("says by ERC-165 and ERC-7996 what it supports, and keeps at least one URL", async () => {
    const { chain, at } = world;
    const read = (functionName: "supportsInterface" | "supportsFeature", id: Hex) =>
      chain.chain.readContract({ address: at.resolver, abi: resolverAbi, functionName, args: [id] });
    for (const id of ["0x01ffc9a7", "0x9061b923", "0x582de3e7"] as const) {
      expect(await read("supportsInterface", id), id).toBe(true);
    }
    expect(await read("supportsInterface", "0xffffffff")).toBe(false);
    expect(await read("supportsFeature", "0x96b62db8")).toBe(true);
    expect(await read("supportsFeature", "0x86fb8da8")).toBe(false);
    const call = { address: at.resolver, abi: [...resolverAbi], functionName: "setUrls", args: [[]] };
    expect(await chain.revertOf(person(1), call)).toEqual(["NoUrls"]);
  });
});

const answerTypes = [{ type: "bytes" }, { type: "uint64" }, { type: "bytes" }] as const;

/** Another result under the same signature. */
function withResult(result: Hex) {
  return (answer: Hex): Hex => {
    const [, expires, signature] = decodeAbiParameters(answerTypes, answer);
    return encodeAbiParameters(answerTypes, [result, expires, signature]);
  };
}

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The other form of the same signature. */
function withHighS(answer: Hex): Hex {
  const [result, expires, signature] = decodeAbiParameters(answerTypes, answer);
  const s = ORDER - BigInt(`0x${signature.slice(66, 130)}`);
  const v = signature.endsWith("1b") ? "1c" : "1b";
  const other: Hex = `0x${signature.slice(2, 66)}${toHex(s, { size: 32 }).slice(2)}${v}`;
  return encodeAbiParameters(answerTypes, [result, expires, other]);
}
