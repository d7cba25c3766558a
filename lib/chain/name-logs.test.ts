import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbiParameters } from "viem";
import { expect, test } from "vitest";
import { recordedNames } from "../../tests/factories/recorded-names.ts";
import { decodeNameLogs, hashName } from "./name-logs.ts";
import { namesAbi } from "./names-abi.ts";

const names = `0x${"a1".repeat(20)}` as const;
const owner = `0x${"b2".repeat(20)}` as const;
const contracts = { governors: [], pools: [], names };

/** What a contract at the configured address says that does not keep the format rules, or lies about the token. */
function minted(name: string, tokenId: bigint = BigInt(hashName(name))) {
  const topics = encodeEventTopics({ abi: namesAbi, eventName: "NameMinted", args: { tokenId, owner } });
  const data: Hex = encodeAbiParameters(parseAbiParameters("string, uint256, uint256"), [name, 0n, 1n]);
  return { address: names, topics: topics.map(String), data, logIndex: 0 };
}

test("a mint has its name, token and owner", () => {
  expect(decodeNameLogs(contracts, [minted("alice")])).toMatchObject([
    { kind: "minted", name: "alice", nameHash: hashName("alice"), account: owner },
  ]);
});

test("names that break the format rules are left out, whatever the contract emits", () => {
  const hostile = recordedNames().filter((name) => !/^[a-z0-9-]{3,32}$/.test(name));
  expect(hostile.length).toBeGreaterThan(400);
  for (const name of [...hostile, "ab", "-ab", "a--b", "a".repeat(33), "", "team.alice", "<b>"]) {
    expect(decodeNameLogs(contracts, [minted(name)])).toEqual([]);
  }
});

test("a name that does not hash to its token's id, and one of another contract, are left out", () => {
  expect(decodeNameLogs(contracts, [minted("alice", 1n)])).toEqual([]);
  expect(decodeNameLogs(contracts, [{ ...minted("alice"), address: `0x${"c3".repeat(20)}` }])).toEqual([]);
});
