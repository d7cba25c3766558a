import {
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  keccak256,
  parseAbi,
  stringToHex,
  toEventSelector,
  zeroAddress,
  zeroHash,
} from "viem";
import { describe, expect, it } from "vitest";
import { type AgentLog, readAgentLogs } from "./agent-logs.ts";
import type { ChainLog } from "./types.ts";

const identity = "0x00000000000000000000000000000000000000a1";
const reputation = "0x00000000000000000000000000000000000000a2";
const [alice, bob] = [`0x${"a".repeat(40)}`, `0x${"b".repeat(40)}`] as const;
const MOST = 2n ** 256n - 1n;
const pad = (value: bigint | string) => `0x${BigInt(value).toString(16).padStart(64, "0")}` as Hex;

/** One log; `topics` after the first. */
function log(address: string, signature: string, topics: readonly Hex[], types: string, values: unknown[]): ChainLog {
  const data =
    values.length === 0
      ? "0x"
      : encodeAbiParameters(
          types.split(" ").map((type) => ({ type })),
          values,
        );
  return { logIndex: 0, address, topics: [toEventSelector(signature), ...topics], data };
}

const read = (...logs: ChainLog[]): AgentLog[] =>
  readAgentLogs(
    { identity, reputation, firstBlock: 0 },
    logs.map((one, logIndex) => ({ ...one, logIndex })),
  );

const registered = (id: bigint, uri: string, owner: Hex) =>
  log(identity, "Registered(uint256,string,address)", [pad(id), pad(owner)], "string", [uri]);
const moved = (id: bigint, from: Hex, to: Hex) =>
  log(identity, "Transfer(address,address,uint256)", [pad(from), pad(to), pad(id)], "", []);
const metadata = (id: bigint, key: string, value: Hex) =>
  log(identity, "MetadataSet(uint256,string,string,bytes)", [pad(id), keccak256(stringToHex(key))], "string bytes", [
    key,
    value,
  ]);
const wallet = (id: bigint, value: Hex) => metadata(id, "agentWallet", value);

describe("the identity registry", () => {
  it("gives an agent 0 and the greatest of uint256 alike, with owner, wallet and URI", () => {
    for (const id of [0n, MOST]) {
      const found = read(moved(id, zeroAddress, alice), registered(id, "ipfs://x", alice), wallet(id, alice));
      expect(found.map(({ kind, agentId, account }) => [kind, agentId, account])).toEqual([
        ["transfer", String(id), alice],
        ["registered", String(id), alice],
        ["wallet", String(id), alice],
      ]);
      expect(found[1]?.data).toEqual({ uri: "ipfs://x" });
    }
  });

  it("takes a wallet away with an empty value, and reads no other metadata", () => {
    expect(read(wallet(1n, "0x"), metadata(1n, "name", alice))).toEqual([
      { kind: "wallet", agentId: "1", account: null, data: {}, logIndex: 0 },
    ]);
  });

  it("logs a registration's wallet last, also where the receiver gave the agent away before: that wallet does not count", () => {
    const given = [moved(1n, zeroAddress, alice), wallet(1n, "0x"), moved(1n, alice, bob)];
    const found = read(...given, registered(1n, "", alice), wallet(1n, alice), wallet(1n, bob));
    expect(found.flatMap(({ kind, account }) => (kind === "wallet" ? [account] : []))).toEqual([null, bob]);
  });

  it("stores no NUL and no half of a character, and leaves out a URI that is too long with its length", () => {
    expect(read(registered(1n, "a\0b", alice))[0]?.data).toEqual({ uri: "a\ufffdb" });
    expect(read(registered(1n, "x".repeat(65_537), alice))[0]?.data).toEqual({ uri: "", omitted: 65_537 });
  });

  it("has logs of its own address alone, and none whose bytes are cut off", () => {
    const one = registered(1n, "ipfs://x", alice);
    expect(read({ ...one, address: bob }, { ...one, data: one.data.slice(0, 66) }, { ...one, topics: [] })).toEqual([]);
  });
});

const deployed = "NewFeedback(uint256,address,uint64,int128,uint8,string,string,string,string,string,bytes32)";
const given = (id: bigint, client: Hex, index: bigint, value: bigint, decimals: number, tag = "starred") =>
  log(
    reputation,
    deployed,
    [pad(id), pad(client), keccak256(stringToHex(tag))],
    "uint256 int256 uint256 string string string string bytes32",
    [index, value, BigInt(decimals), tag, "", "", "", zeroHash],
  );

describe("the reputation registry", () => {
  it("logs a signed value with decimals", () => {
    expect(read(given(0n, alice, 1n, -32n, 1, "tradingYield"))).toEqual([
      expect.objectContaining({
        kind: "feedback",
        agentId: "0",
        account: alice,
        feedbackIndex: "1",
        value: "-32",
        decimals: 1,
      }),
    ]);
  });

  it("is named a draft where it logged as drafts did, and where a value is beyond what it takes", () => {
    const abi = parseAbi([
      "event NewFeedback(uint256 indexed agentId, address indexed clientAddress, uint8 score, bytes32 indexed tag1, bytes32 tag2, string fileuri, bytes32 filehash)",
    ]);
    const topics = encodeEventTopics({ abi, args: { agentId: 7n, clientAddress: alice, tag1: zeroHash } }) as Hex[];
    const old = { logIndex: 0, address: reputation, topics, data: "0x" };
    const later = toEventSelector("NewFeedback(uint256,address,uint64,uint8,string,string,string,string,bytes32)");
    const found = read(
      old,
      { ...old, topics: [later, ...topics.slice(1)] },
      given(7n, alice, 1n, 10n ** 38n + 1n, 0),
      given(7n, alice, 1n, 1n, 19),
      given(7n, alice, 2n ** 64n, 1n, 0),
    );
    expect(found).toEqual(
      found.map((_, logIndex) => ({ kind: "draft", agentId: "7", account: alice, data: {}, logIndex })),
    );
    expect(found).toHaveLength(5);
  });

  it("logs revocations and responses", () => {
    const revoked = log(reputation, "FeedbackRevoked(uint256,address,uint64)", [pad(3n), pad(alice), pad(2n)], "", []);
    const answered = log(
      reputation,
      "ResponseAppended(uint256,address,uint64,address,string,bytes32)",
      [pad(3n), pad(alice), pad(bob)],
      "uint64 string bytes32",
      [2n, "ipfs://y", zeroHash],
    );
    expect(read(revoked, answered)).toEqual([
      expect.objectContaining({ kind: "revoked", agentId: "3", account: alice, feedbackIndex: "2" }),
      expect.objectContaining({
        kind: "response",
        account: alice,
        feedbackIndex: "2",
        data: { responder: bob, uri: "ipfs://y", hash: zeroHash },
      }),
    ]);
  });

  it("cuts long texts of strangers", () => {
    const [found] = read(given(0n, alice, 1n, 1n, 0, "t".repeat(1_000)));
    expect(String(found?.data.tag1)).toHaveLength(100);
  });
});
