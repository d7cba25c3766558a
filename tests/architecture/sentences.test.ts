import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, it, test } from "vitest";
import { flagName } from "../../components/appeals/labels.ts";
import { inputName } from "../../components/scores/labels.ts";
import { type SentenceArea, translate } from "../../lib/core/texts.ts";
import { factName } from "../../lib/domains/achievements/schemas.ts";
import { acts as policyActs } from "../../lib/domains/policies/how-to.ts";
import { scoreCauses } from "../../lib/domains/scores/current-score.ts";
import { explainChange } from "../../lib/domains/scores/explain-change.ts";
import { coverageStates } from "../../lib/domains/scores/schemas.ts";
import { categoryRows } from "../../lib/engine/categories.ts";
import { dailyActivity } from "../../lib/engine/changes.ts";
import { achievementIds, achievements, models, requirementWords, signalCodes } from "../../lib/engine/index.ts";
import { requirementFacts } from "../../lib/engine/requirements.ts";
import type { ScoreFacts } from "../../lib/engine/score-facts.ts";
import { type Breakdown, categories } from "../../lib/engine/types.ts";

// What the engine and the API say in English is in the catalogues' `sentences`, word for word: nothing else ties the two.

const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";
/** The same in every language. */
const unchanged = new Set([
  ...["wallet", "wallets", "pool", "pools", "token", "tokens", "social", "trader"],
  ...["ipfs", "https", "json", "uris"],
]);

/** What of a sentence is left in English in a language: all of it where the catalogue has none like it. */
function leftOf(area: SentenceArea, sentence: string): string[] {
  return (["es", "ja"] as const).flatMap((language) => {
    const said = translate(language, area, sentence);
    const words = new Set(said.toLowerCase().match(/[a-z]{4,}/g));
    const english = (sentence.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
      (word) => words.has(word) && !unchanged.has(word),
    );
    const isSame = said === sentence && !unchanged.has(sentence.toLowerCase());
    return isSame || english.length > 0 ? [`${language}: ${sentence} → ${said}`] : [];
  });
}

/** Fails for sentences that a catalogue does not have. */
const expectSaid = (area: SentenceArea, sentences: readonly string[]) => {
  expect(sentences.length).toBeGreaterThan(0);
  const todo = `name them under ${area} of each lib/messages/*.json, a new risk signal under policies.rules.signalName of es.json and ja.json`;
  expect(
    sentences.flatMap((one) => leftOf(area, one)),
    todo,
  ).toEqual([]);
};

/** Texts of properties of these names in a file, their values by sample; without names, all whole sentences. */
function writtenIn(file: string, names?: RegExp): string[] {
  const text = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
  const ranges: [number, number][] = [];
  const found: [number, string][] = [];
  new Visitor({
    Property({ key, value, start, end }) {
      if (key.type === "Identifier" && names?.test(key.name) && value.type !== "Identifier") ranges.push([start, end]);
    },
    Literal({ value, start }) {
      if (typeof value === "string" && value.length > 3) found.push([start, value]);
    },
    TemplateLiteral({ quasis, expressions, start }) {
      const samples = expressions.map(({ start: from, end }) => sampleOf(text.slice(from, end)));
      found.push([start, quasis.map(({ value }, i) => `${value.cooked}${samples[i] ?? ""}`).join("")]);
    },
  }).visit(parseSync(file, text).program);
  const isMeant = ([at, sentence]: [number, string]) =>
    names ? ranges.some(([start, end]) => start < at && at < end) : /^[A-Z].*\.$/.test(sentence);
  return found.filter(isMeant).map(([, sentence]) => sentence);
}

function sampleOf(code: string): string {
  if (/members|named/.test(code)) return `${ADDRESS}, ${ADDRESS}`;
  if (/address|\.funder/.test(code)) return ADDRESS;
  if (/percent/.test(code)) return "12%";
  if (/^signals/.test(code)) return signalCodes.map((one) => one.replaceAll("_", " ")).join(", ");
  if (/state/.test(code)) return coverageStates.join(", ");
  if (/name|title/.test(code)) return "N1";
  return /slice/.test(code) ? "2026-01-02" : "12";
}

describe("each sentence is in the catalogues, word for word", () => {
  it("steps", () => {
    const steps = [
      ...Object.values(categoryRows).flatMap(({ steps: own, combined }) => [...own, combined]),
      ...Object.values(dailyActivity),
    ];
    // They read these alone.
    const facts = [{}, { trustedVolume: "0" }] as unknown as ScoreFacts[];
    const said = steps.flatMap(({ words }) => facts.flatMap((one) => [1, 2, 12].map((n) => words(n, one))));
    const first = ["one day", "12 days"].map((days) => `Send a first transaction, then wait ${days}`);
    const acts = [1, 2, 12].flatMap((n) => [
      policyActs.attestation(n, "S1"),
      policyActs.held(n),
      policyActs.token(`${n}000000000000000000`),
    ]);
    const names = Object.values(policyActs.identity);
    expectSaid("sentences.steps", [...new Set([...said, ...first, ...acts, ...names, "unit of native currency"])]);
  });

  it("changes", () => {
    const points = (value: number, more: Partial<Breakdown> = {}) =>
      ({ ...Object.fromEntries(categories.map((one) => [one, value])), ...more }) as Breakdown; // All categories.
    const pairs = [
      [points(50), points(50, { age: 40 })],
      [points(50), points(50, { risk: 9 })],
      [points(50), points(50, { volume: 40, social: 20 })],
      [points(50), points(20, { loyalty: 1, activity: 2 })],
      [points(50), points(50, { governance: 90, diversity: 70 })],
      [points(50), null],
    ] as const;
    const said = pairs.flatMap(([before, after]) =>
      scoreCauses.map((cause) => explainChange({ before, after, cause })),
    );
    expectSaid("sentences.changes", [...new Set(said)]);
  });

  it("notes of risk signals, and what helps", () => {
    const notes = [
      ...writtenIn("lib/engine/signals.ts", /^note$/),
      ...writtenIn("lib/domains/scores/recomputed.ts", /^note$/),
    ];
    const remedies = Object.values(models).flatMap(({ spec }) =>
      Object.values(spec.card?.attributes ?? {}).flatMap(({ improve }) => improve ?? []),
    );
    expectSaid(
      "sentences.signals",
      [...notes, ...remedies].filter((one) => one !== ""),
    );
  });

  it("evidence", () => {
    const said = ["evidence", "categories"].flatMap((file) => writtenIn(`lib/engine/${file}.ts`, /^note$/));
    expectSaid("sentences.evidence", said);
  });

  it("names of inputs and flags", () => {
    const english = (text: string) => text;
    const flags = [...signalCodes, `listed_contact:${ADDRESS}`].map((code) => flagName(code, english));
    expectSaid("sentences.inputs", [...flags, ...signalCodes.map(inputName)]);
  });

  it("checks of an address", () => {
    const said = writtenIn("lib/domains/checks/check-address.ts", /^message$/);
    expectSaid(
      "sentences.checks",
      said.map((one) => one.replaceAll("`from`", "your wallet")),
    );
  });

  it("what could not be read of an agent", () => {
    const said = ["get-agent", "read-feedback"].flatMap((file) =>
      writtenIn(`lib/domains/agents/${file}.ts`, /^message$/),
    );
    const failures = writtenIn("lib/core/http-agent.ts").filter((one) => /^The (?:connection|host)/.test(one));
    const gap = "Events of blocks 1 to 2 are still being read.";
    const others = [
      ...["drafts", "responses"].map((kind) => `It has more ${kind} than the 20,000 counted.`),
      `Whether there is an agent 5 is not known: ${gap}`,
      "The registries of chain 1 have not been read yet.",
    ];
    const ofFiles = writtenIn("lib/domains/agents/read-registration.ts");
    expectSaid("sentences.agents", [...said, ...failures, ...others, ...ofFiles]);
  });

  it("achievements and their requirements", () => {
    const said = achievementIds.flatMap((id) => {
      const { title, description, requirement } = achievements[id];
      return [title, description, requirementWords(requirement)];
    });
    expectSaid("sentences.achievements", [...said, ...Object.keys(requirementFacts).map(factName)]);
  });
});

test("docs/scoring.md says of each risk signal what it takes, or that it takes nothing", () => {
  const documented = readFileSync(join(import.meta.dirname, "../../docs/scoring.md"), "utf8");
  const [, paragraph = ""] = documented.split("**Signals.**");
  const named = paragraph.split("\n\n")[0] ?? "";
  expect(
    signalCodes.filter((code) => !named.includes(`\`${code}\``)),
    "name them in the paragraph Signals",
  ).toEqual([]);
});
