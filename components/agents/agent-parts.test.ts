import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Agent, Registration } from "../../lib/domains/agents/schemas.ts";
import { withTexts } from "../../tests/setup/with-texts.ts";
import { Feedback } from "./feedback.tsx";
import { RegistrationFile } from "./registration-file.tsx";

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";

const unread: Registration = {
  ...{ state: "unread", form: "https", problem: "It answers 404.", claims: null, otherAgents: [], file: null },
};
const file = {
  ...{ type: null, name: null, description: null, image: null, services: [], active: null, x402Support: null },
  supportedTrust: [],
};
const showFile = (registration: Registration, uri = "https://a.example/file.json") => {
  // The part reads these two alone.
  const agent = { uri, registration } as Agent;
  return renderToStaticMarkup(withTexts(createElement(RegistrationFile, { agent })));
};

describe("the file of an agent", () => {
  it("that could not be read is said to be unread, with the reason, and not to be wrong", () => {
    expect(textOf(showFile(unread))).toContain("The file could not be read now It answers 404.");
    expect(textOf(showFile({ ...unread, state: "invalid" }))).toContain("It is no registration file");
    expect(textOf(showFile({ ...unread, state: "none", form: null, problem: null }))).toContain("It has no file");
  });

  it("is cut, isolated and without links, whatever it says", () => {
    const html = showFile(
      {
        ...{ ...unread, state: "read", problem: null, claims: "this" },
        file: {
          ...file,
          name: `\u202e<img src=x>${"y".repeat(300)}`,
          image: "https://b.example/a.png",
          services: [{ name: "web", endpoint: "javascript:alert(1)", version: null }],
        },
      },
      `data:application/json,${"z".repeat(60_000)}`,
    );
    expect(html).not.toMatch(/<(?:a|img) |\u202e|y{121}|z{2}/);
    expect(html).toContain("<bdi>[U+202E]&lt;img src=x&gt;yyy");
    expect(html).toContain("<bdi>web · javascript:alert(1)</bdi>");
  });
});

const none: Agent["feedback"] = {
  ...{ count: 0, own: 2, revoked: 1, drafts: 0, responses: 0, raw: [], weighted: [], otherTags: 0 },
  ...{ givers: { count: 0, unknown: 0, new: 0, top: [] }, rings: [], otherRings: 0 },
};
const some: Agent["feedback"] = {
  ...none,
  count: 11,
  raw: [
    { tag: "starred", value: "92.727272727272727272", count: 11 },
    { tag: "-", value: `-${10n ** 38n}.5`, count: 1 },
  ],
  weighted: [
    { tag: "-", value: "0.001", givers: 1, weight: 0 },
    { tag: "starred", value: null, givers: 11, weight: 0 },
  ],
  givers: {
    ...{ count: 22, unknown: 10, new: 1 },
    top: [
      {
        ...{ address: ADDRESS, svcId: null, total: null, praised: 6, weight: 640_000, entries: 2, isNew: true },
      },
    ],
  },
  rings: [{ kind: "mutual", by: null, size: 14, givers: [ADDRESS] }],
  otherRings: 1,
};
const show = (feedback: Agent["feedback"]) =>
  textOf(renderToStaticMarkup(withTexts(createElement(Feedback, { feedback }))));

describe("the feedback of an agent", () => {
  it("that does not count is named where none does", () => {
    expect(show(none)).toContain("No feedback that counts");
    expect(show(none)).toContain(
      "No entry counts 2 of its owners&#x27; or its own wallets: not counted 1 that its giver revoked: not counted",
    );
  });

  it("stands raw and weighted side by side; where nobody counts it is no number", () => {
    expect(show(some)).toContain("starred 92.72 11 Nobody counts 11");
    expect(show(some)).toContain(`- −${(10n ** 38n).toLocaleString("en")}.5 1 0 1`);
  });

  it("names rings and new wallets, and what is not shown", () => {
    expect(show(some)).toContain("14 who praise each other&#x27;s agents, its own people as one");
    expect(show(some)).toMatch(/and 12 more .*1 smaller ring is not shown/);
    expect(show(some)).toMatch(/EE7 new not known 6 2 64.0% 21 other givers are not shown/);
  });
});
