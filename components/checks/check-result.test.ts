import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Check } from "../../lib/domains/checks/schemas.ts";
import { withTexts } from "../../tests/setup/with-texts.ts";
import { CheckResult } from "./check-result.tsx";

const root = join(import.meta.dirname, "../..");
const checked = "0xAbCd120000000000000000000000000000001111";
const paid = "0xabcd120000000000000000000000000000002222";
const from = "0x00000000000000000000000000000000000000F1";

const quiet: Check = {
  ...{ address: checked, svcId: null, kind: "wallet", known: true, firstSeen: "2024-01-01T00:00:00.000Z" },
  ...{ total: 420, tier: "silver", flags: [], lists: [] },
  ...{ relation: { sentBefore: false, receivedFrom: false, lastAt: null }, lookalikes: [], copies: [] },
  ...{ warnings: [], unchecked: [], coverage: [] },
};
const alike: Check = {
  ...quiet,
  lookalikes: [{ address: paid, samePrefix: 36, sameSuffix: 0, lastAt: "2024-05-06T00:00:00.000Z" }],
  warnings: [{ code: "lookalike", message: `It is not ${paid}, which you paid.` }],
};
const unknown: Check = {
  ...{ ...quiet, kind: null, known: false, firstSeen: null, total: null, tier: null, flags: null, lists: null },
  ...{ relation: null, lookalikes: null, copies: null },
  unchecked: [
    { code: "from", message: "Without `from` nothing can be said." },
    { code: "history", message: "What `from` did on One (chain 1) was not read." },
  ],
};
const copied: Check = {
  ...quiet,
  relation: { sentBefore: true, receivedFrom: true, lastAt: null },
  copies: [{ address: paid, samePrefix: 36, sameSuffix: 0, sent: true, madeUp: true }],
  warnings: [{ code: "copies", message: "Your history has addresses that look like it." }],
};
const flagged: Check = {
  ...{ ...quiet, svcId: "alice.svc", kind: "name" },
  flags: [{ flag: "burst_then_silence", note: "It was silent." }],
  warnings: [
    { code: "flags", message: "It has risk signals." },
    { code: "new_contract", message: "It is a contract." },
  ],
};
const states = { quiet, alike, unknown, copied, flagged };

const render = (check: Check, payer: string | null = from) =>
  renderToStaticMarkup(withTexts(createElement(CheckResult, { check, from: payer, chains: {} })));
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

describe("the result of a check", () => {
  it("names each list, with its time or that this is not known", () => {
    const lists = [
      { list: "LISTED_ADDRESSES", asOf: null, entry: null },
      { list: "sanctions", asOf: "2024-05-06T00:00:00.000Z", entry: null },
    ];
    const text = textOf(render({ ...quiet, lists }));
    expect(text).toContain("LISTED_ADDRESSES: its date is not known");
    expect(text).toContain("sanctions as of 6 May 2024, 00:00 UTC");
  });

  it("begins with the look-alike, and marks the digits that differ in both addresses", () => {
    const html = render(alike);
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain("Do not pay it yet: it only looks like an address that you paid (4 digits differ)");
    expect([...html.matchAll(/<mark[^>]*>(.)<\/mark>/g)].map(([, digit]) => digit).join("")).toBe("11112222");
    expect(html).toContain("Copy the address that you paid");
  });

  it("says which copies were sent to be copied, and offers none of them to be copied", () => {
    const html = render(copied);
    expect(textOf(html)).toContain("it sent you something, and transfers that you did not make name it");
    expect(html).not.toContain("Copy the address");
  });

  it("names what could not be checked, and never takes it for a no", () => {
    const text = textOf(render(unknown));
    expect(text).toContain("No warning, but not all could be checked");
    expect(text).toContain("What your wallet did on One (chain 1) was not read.");
    expect(text).toContain("You paid it before Could not be checked");
    expect(textOf(render(unknown, null))).toContain("You paid it before Add your wallet above");
    expect(text).not.toMatch(/No payment was found|None found|On none/);
  });
});

/** Words that promise what nobody can. */
const PROMISES = /\b(safe(ly|r|ty)?|secure(ly)?|trustworthy|harmless|legitimate|risk-free|verified)\b/i;

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "");

/** The sources of pages, use cases and packages that say something of a check, without their tests. */
function sourcesOfChecks(): [string, string][] {
  const folders = ["components/checks", "lib/domains/checks", "app/(site)/check"];
  const own = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  const files = [...own, "packages/react/src/check-before-sending.tsx", "packages/react/src/use-check.ts"];
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, withoutComments(readFileSync(join(root, file), "utf8"))]);
}

describe("no text of a check promises anything", () => {
  it.each(Object.entries(states))("the page with the check %s", (_, check) => {
    for (const payer of [from, null]) {
      expect(textOf(render(check, payer))).not.toMatch(PROMISES);
      expect(textOf(render(check, payer))).toContain("No warning is no promise.");
    }
  });

  it.each(sourcesOfChecks())("%s", (_, source) => {
    expect(source).not.toMatch(PROMISES);
  });

  it("the reference of the API and its tool", () => {
    const { paths, components } = JSON.parse(readFileSync(join(root, "docs/api/openapi.json"), "utf8"));
    const texts = JSON.stringify([paths["/v1/check/{address}"], components.schemas.Check]);
    expect(texts).toContain("No warning is no promise.");
    expect(texts).not.toMatch(PROMISES);
    const tools = readFileSync(join(root, "docs/agents.md"), "utf8");
    const [line = ""] = /^.*check_address.*$/m.exec(tools) ?? [];
    expect(line).not.toBe("");
    expect(line).not.toMatch(PROMISES);
  });
});
