import { readFileSync } from "node:fs";
import { toEventSelector } from "viem";
import { expect, test } from "vitest";
import { eventTopics } from "../../chain/abi.ts";
import { entryPoints } from "../../chain/call-data.ts";
import { easAbi } from "../../chain/eas-reader.ts";
import { COW_SETTLEMENT, opStackWeth, poolManagers, wrappedNatives } from "./events.ts";
import { beforeExecution, userOperationEvent } from "./smart-accounts/entry-point.ts";
import { executionFailure, executionSuccess } from "./smart-accounts/safe.ts";
import { tradeEvents } from "./trade-events.ts";

/** The cells of a table of docs/decoding.md, by row, without backquotes. */
function table(header: string): string[][] {
  const documented = readFileSync("docs/decoding.md", "utf8");
  const [, rest = ""] = documented.split(`${header}\n`);
  const [rows = ""] = rest.split("\n\n");
  const lines = rows.split("\n").slice(1);
  return lines.map((line) => line.replaceAll("`", "").slice(2, -2).split(" | "));
}

const events = table("| event | topic | topics, data words | chains | addresses |");

test("docs/decoding.md lists every event that is read, by topic, and no other", () => {
  const smartAccounts = [beforeExecution, userOperationEvent, executionSuccess, executionFailure];
  const eas = easAbi.flatMap((one) => (one.type === "event" ? [toEventSelector(one)] : []));
  const trades = tradeEvents.map(({ signature }) => toEventSelector(signature));
  const read = new Set([...Object.values(eventTopics), ...trades, ...smartAccounts, ...eas]);
  expect(events.map(([, topic]) => topic).filter((topic, i, all) => all.indexOf(topic) === i)).toHaveLength(read.size);
  expect(new Set(events.map(([, topic]) => topic))).toEqual(read);
});

test("it names the protocols and shapes of trades as the code has them", () => {
  const listed = events.filter(([, topic]) => tradeEvents.some((one) => toEventSelector(one.signature) === topic));
  expect(listed).toEqual(
    tradeEvents.map(({ protocol, signature, topics, words }) => [
      ...[protocol, toEventSelector(signature), `${topics}, ${words}`],
      ...["every", "every"],
    ]),
  );
});

test("it lists every contract with a fixed address, by chain, and no other", () => {
  const rows = table("| contract | chain | address |").map(([contract = "", chain = "", address]) => [
    contract.replace(/ v0\.\d$/, ""),
    Number(/\((\d+)\)$/.exec(chain)?.[1] ?? 0),
    address,
  ]);
  expect(rows).toEqual([
    ...[...wrappedNatives].map(([chainId, { address }]) => ["wrapped native currency", chainId, address]),
    ["wrapped native currency", 0, opStackWeth.address],
    ...[...poolManagers].map(([chainId, address]) => ["Uniswap v4 PoolManager", chainId, address]),
    ...[...entryPoints].map((address) => ["EntryPoint", 0, address]),
    ["CoW Protocol settlement", 0, COW_SETTLEMENT],
  ]);
});
