import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { base, optimism } from "viem/chains";
import { expect, test } from "vitest";
import { makeActivity } from "../../../tests/factories/activity.ts";
import { testEnv } from "../../../tests/setup/context.ts";
import { useFolder } from "../../../tests/setup/folder.ts";
import { entryPoints } from "../../chain/call-data.ts";
import { emptyFacts, foldActivity } from "../../engine/index.ts";
import { newestModel } from "../models/index.ts";
import { scoreOn } from "./score-on.ts";
import { isService, loadServices, scoringSettings } from "./settings.ts";
import { type ScoreOverTime, type SubjectWallet, subjectOf } from "./subject.ts";

const folder = useFolder();

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

/** The score of the wallet, which sent once, with the list of services at a path. */
function scored(path: string, funding: SubjectWallet["funding"] = []): ScoreOverTime | null {
  const facts = foldActivity(emptyFacts(wallet, 1), makeActivity([{ wallet, kind: "sent", amount: 1n }]));
  const known = { facts: new Map([[1, facts]]), funding, alike: null, passed: [], attested: [], overrides: [] };
  const env = testEnv("postgres://127.0.0.1/none", {
    CHAINS: JSON.stringify([{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] }]),
    SERVICES: path,
  });
  const scoring = {
    settings: scoringSettings(env),
    model: newestModel,
    paymentTrust: undefined,
    headOf: () => undefined,
  };
  return scoreOn(scoring, subjectOf({ wallet, from: 0, ...known, sources: new Map() }), 1, "now");
}

test("a subject with a service's wallet has points and is not ranked; its facts name the kind of service", () => {
  const viewOf = (score: ScoreOverTime | null) => {
    const points = score?.pointsAt(0);
    return { total: points?.total, ranked: points?.ranked, service: score?.facts.service };
  };
  const person = viewOf(scored(""));
  expect(person).toMatchObject({ ranked: true, service: undefined });
  expect(person.total).toBeGreaterThan(0);
  expect(viewOf(scored(file(`${wallet},Example,exchange\n`)))).toEqual({
    ...person,
    ranked: false,
    service: "exchange",
  });
});

test("a wallet whose first funder is a service is in no funding cluster and no chain of funders", () => {
  const funding = [{ chainId: 1, wallet, funder: exchange.toLowerCase(), clusterSize: 900, chainLength: 4 }];
  const linksOf = (path: string) => {
    const facts = scored(path, funding)?.facts;
    return [facts?.cluster?.size ?? null, facts?.chain?.length ?? null];
  };
  expect(linksOf("")).toEqual([900, 4]);
  expect(linksOf(file(`${exchange},Example,exchange\n`))).toEqual([null, null]);
});
