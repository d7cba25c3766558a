import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { base, optimism } from "viem/chains";
import { afterEach, beforeEach, expect, test } from "vitest";
import { allStates } from "../../../../tests/engine/sample-facts.ts";
import { makeActivity } from "../../../../tests/factories/activity.ts";
import { testEnv } from "../../../../tests/setup/context.ts";
import { entryPoints } from "../../../chain/call-data.ts";
import { emptyFacts, foldActivity } from "../../../engine/index.ts";
import { newestModel } from "../../models/index.ts";
import { openIncrementalScorer } from "../rescore/incremental-scorer.ts";
import { scoringSettings } from "./scoring-settings.ts";
import { isService, loadServices } from "./services.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "services-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, "services.csv");
  writeFileSync(path, text);
  return path;
}

const exchange = `0x${"Ab".repeat(20)}`;
const wallet = `0x${"12".repeat(20)}`;

test("services are read with a header or without, and found in any case", () => {
  expect(loadServices("")).toEqual({ byAddress: new Map(), hash: null });
  const services = loadServices(file(`address,name,kind\n${exchange},"Example, Inc.",exchange\n`));
  expect([...services.byAddress]).toEqual([[exchange.toLowerCase(), { name: "Example, Inc.", kind: "exchange" }]]);
  expect([isService(services, exchange), isService(services, wallet)]).toEqual([true, false]);
  expect(loadServices(file(`${exchange},Example,exchange\n`)).hash).toBe(services.hash);
});

test.each([
  [`address,name,kind\n0x12,Example,exchange\n`, "row 2"],
  [`${exchange},,exchange\n`, "row 1"],
  [`${exchange},Example,\n`, "row 1"],
  [`${exchange},Ex\u202eample,exchange\n`, "row 1"],
])("an invalid line is named: %j", (text, row) => {
  expect(() => loadServices(file(text))).toThrow(`SERVICES: ${row} of`);
});

test("the shipped list has every EntryPoint that counts, and the bridges that viem knows, in lower case and once", () => {
  const path = "data/lists/services.csv";
  const { byAddress } = loadServices(path);
  const kindOf = (address: string) => byAddress.get(address.toLowerCase())?.kind;
  for (const address of entryPoints) expect(kindOf(address)).toBe("entry point");
  for (const { contracts } of [optimism, base]) {
    for (const one of [contracts.portal[1], contracts.l1StandardBridge[1], contracts.l2StandardBridge]) {
      expect(kindOf(one.address)).toBe("bridge");
    }
  }
  const listed = readFileSync(path, "utf8").trim().split("\n").slice(1);
  expect(listed.map((line) => line.slice(0, 42))).toEqual([...byAddress.keys()]);
});

/** A scorer of the wallet, which sent once, with the list of services at a path. */
function openScorer(path: string) {
  const facts = foldActivity(emptyFacts(wallet, 1), makeActivity([{ wallet, kind: "sent", amount: 1n }]));
  return openIncrementalScorer(scoringSettings(testEnv("postgres://127.0.0.1/none", { SERVICES: path })), {
    model: newestModel,
    subject: wallet,
    wallets: [wallet],
    links: [],
    parts: [{ chainId: 1, facts, fold: null }],
    chainId: null,
    claimed: [],
    overrides: [],
    paymentTrust: undefined,
  });
}

test("a subject with a service's wallet has points and is not ranked; its facts name the kind of service", () => {
  const scored = (path: string) => {
    const scorer = openScorer(path);
    const wallets = [{ funding: [], alike: null, social: [] }];
    const points = scorer.update({ measuredAt: 0, wallets, states: allStates("ok") });
    return { total: points.total, ranked: points.ranked, service: scorer.facts({}).service };
  };
  const person = scored("");
  expect(person).toMatchObject({ ranked: true, service: undefined });
  expect(person.total).toBeGreaterThan(0);
  expect(scored(file(`${wallet},Example,exchange\n`))).toEqual({ ...person, ranked: false, service: "exchange" });
});

test("a wallet whose first funder is a service is in no funding cluster and no chain of funders", () => {
  const funding = [{ chainId: 1, wallet, funder: exchange.toLowerCase(), clusterSize: 900, chainLength: 4 }];
  const linksOf = (path: string) => {
    const scorer = openScorer(path);
    scorer.update({ measuredAt: 0, wallets: [{ funding, alike: null, social: [] }], states: allStates("ok") });
    const { cluster, chain } = scorer.facts({});
    return [cluster?.size ?? null, chain?.length ?? null];
  };
  expect(linksOf("")).toEqual([900, 4]);
  expect(linksOf(file(`${exchange},Example,exchange\n`))).toEqual([null, null]);
});
