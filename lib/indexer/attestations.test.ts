import {
  decodeFunctionData,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  toHex,
  zeroAddress,
} from "viem";
import { afterEach, expect, test, vi } from "vitest";
import { testEas } from "../../tests/factories/attestations.ts";
import { chainBlock, chainTransaction } from "../../tests/factories/blocks.ts";
import { easAbi } from "../chain/eas-reader.ts";
import { ChainError } from "../chain/errors.ts";
import type { ChainBlock } from "../chain/types.ts";
import { ChainConfig } from "../core/chains.ts";
import { readAttestations } from "./attestations.ts";

const chain = ChainConfig.parse({ id: 1, name: "test", rpcUrls: ["http://127.0.0.1:1"], contracts: testEas });
const schema = toHex(7, { size: 32 });
const [subject, issuer] = [toHex(1, { size: 20 }), toHex(2, { size: 20 })];

/** A block in which EAS made an attestation for each of these UIDs. */
function blockWith(uids: readonly Hex[]): ChainBlock {
  const args = { recipient: subject, attester: issuer, schemaUID: schema };
  const topics = encodeEventTopics({ abi: easAbi, eventName: "Attested", args }) as string[]; // All are given.
  const logs = uids.map((uid, logIndex) => ({ logIndex, address: testEas.eas, topics, data: uid }));
  return chainBlock([chainTransaction({ from: issuer, to: testEas.eas, logs })]);
}

/** What EAS answers to a call. */
function answer(data: Hex): Hex {
  const { args } = decodeFunctionData({ abi: easAbi, data });
  const times = { time: 1n, expirationTime: 0n, revocationTime: 0n };
  const uid = args?.[0] as Hex; // Of getAttestation, the only function.
  const parties = { refUID: schema, recipient: zeroAddress, attester: zeroAddress, revocable: true } as const;
  const result = { uid, schema, ...times, ...parties, data: "0x1234" } as const;
  return encodeFunctionResult({ abi: easAbi, functionName: "getAttestation", result });
}

type Request = (method: string, params: readonly unknown[], signal?: AbortSignal) => Promise<unknown>;

/** Attestations as a download reads them. */
function readsOf(request: Request, signal = new AbortController().signal) {
  return { chain, client: { request }, signal, schemas: new Map(), hasFailed: false };
}

/** A node with Multicall3. What `refuse` throws for one of the calls fails all of an eth_call. */
function node(refuse: (data: Hex) => void = () => {}) {
  let calls = 0;
  const request: Request = async (method, params) => {
    if (method === "eth_getCode") return "0x01";
    calls++;
    const { data } = params[0] as { data: Hex }; // An eth_call as viem sends it.
    const { args } = decodeFunctionData({ abi: multicall3Abi, data });
    const asked = args?.[0] as readonly { target: string; callData: Hex }[]; // Of aggregate3, the only function called.
    for (const { callData } of asked) refuse(callData);
    const result = asked.map(({ target, callData }) =>
      target.toLowerCase() === testEas.eas
        ? { success: true, returnData: answer(callData) }
        : { success: false, returnData: "0x" as const },
    );
    return encodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", result });
  };
  return { reads: readsOf(request), calls: () => calls };
}

afterEach(() => void vi.restoreAllMocks());

const uids = Array.from({ length: 20 }, (_, i) => toHex(i + 1, { size: 32 }));

test("the contents of many attestations are read in one eth_call, and their schemas in another", async () => {
  const { reads, calls } = node();
  const read = await readAttestations(reads, [blockWith(uids)]);
  expect(read.get(1)?.map(({ uid }) => uid)).toEqual(uids);
  expect(calls()).toBe(2);
});

test.each(["REVERTED", "TOO_LARGE", "RPC_ERROR", "MALFORMED"] as const)(
  "an attestation whose contents no node can give (%s) is left out, and holds up no other",
  async (code) => {
    const bad = uids.slice(6, 8);
    const { reads } = node((data) => {
      if (bad.some((uid) => data.endsWith(uid.slice(2)))) throw new ChainError(code, "too much");
    });
    const read = await readAttestations(reads, [blockWith(uids)]);
    expect(read.get(1)?.map(({ uid }) => uid)).toEqual(uids.filter((uid) => !bad.includes(uid)));
  },
);

test.each(["UNREACHABLE", "UNSUPPORTED", "RPC_ERROR", "REVERTED"] as const)(
  "attestations wait, and nothing is thrown, while a node answers no call (%s); one range asks it once",
  async (code) => {
    const { reads, calls } = node(() => {
      throw new ChainError(code, "no node");
    });
    const read = await readAttestations(reads, [blockWith(uids)]);
    expect(read.get(1)).toEqual(uids.map((uid) => expect.objectContaining({ kind: "unread", uid, subject, issuer })));
    const asked = calls();
    expect((await readAttestations(reads, [blockWith([schema])])).get(1)).toMatchObject([{ kind: "unread" }]);
    expect(calls()).toBe(asked);
  },
);

test("attestations wait where the node is silent for longer than a block may wait", async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late.signal);
  const silent = readsOf((_method, _params, signal) => {
    late.abort();
    return Promise.reject(signal?.aborted ? new ChainError("ABORTED", "no answer yet") : new Error("no deadline"));
  });
  const read = await readAttestations(silent, [blockWith(uids)]);
  expect(read.get(1)?.map(({ kind }) => kind)).toEqual(uids.map(() => "unread"));
});

test("an event names who sent its transaction, which can be another than the issuer", async () => {
  const { reads } = node();
  const block = blockWith([schema]);
  const sender = toHex(9, { size: 20 });
  const sent = { ...block, transactions: block.transactions.map((one) => ({ ...one, from: sender })) };
  expect((await readAttestations(reads, [sent])).get(1)).toMatchObject([{ kind: "attested", sender, issuer }]);
});

test("what ends the download also ends the reading of attestations", async () => {
  const ending = new AbortController();
  const reads = readsOf(() => {
    ending.abort();
    return Promise.reject(new ChainError("ABORTED", "the worker stops"));
  }, ending.signal);
  await expect(readAttestations(reads, [blockWith(uids)])).rejects.toThrow("aborted");
});

test("a revocation of what was signed off chain names its revoker, and reads nothing", async () => {
  const args = { revoker: issuer, data: schema, timestamp: 5n };
  const topics = encodeEventTopics({ abi: easAbi, eventName: "RevokedOffchain", args }) as string[]; // All are given.
  const logs = [{ logIndex: 4, address: testEas.eas, topics, data: "0x" }];
  const block = chainBlock([chainTransaction({ from: issuer, to: testEas.eas, logs })]);
  const { reads, calls } = node();
  const read = await readAttestations(reads, [block]);
  expect(read.get(1)).toEqual([expect.objectContaining({ kind: "revokedOffchain", uid: schema, issuer, logIndex: 4 })]);
  expect(calls()).toBe(0);
});
