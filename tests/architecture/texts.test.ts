import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { dialogAreas } from "../../app/language/[language]/wallet/dialog-areas.ts";
import { eventNames } from "../../lib/core/events.ts";
import { languages } from "../../lib/core/language.ts";
import { uploadWords } from "../../lib/domains/lists/schemas.ts";
import { type ModuleDefinition, moduleIds, modules } from "../../lib/domains/policies/modules.ts";
import { signalCodes } from "../../lib/engine/index.ts";
import { argumentsOf, flatten, missingAreas, readUses, unusedKeys, useOf } from "./texts.ts";

const folder = join(import.meta.dirname, "../../lib/messages");
const catalogues = new Map(
  languages.map((language) => [language, flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")))]),
);
const english = catalogues.get("en") ?? new Map();

const stateKeys = [...english.keys()].filter((key) => /^(?:(?:admin|scores)\.chains|status)\.states\./.test(key));

/** Texts whose English is in a table of the code, with its codes: catalogues of other languages have a branch for each. */
const fromTables: Record<string, readonly string[]> = {
  "lists.reading.dialect": Object.keys(uploadWords.dialects).map((one) => one.replaceAll("-", "_")),
  "lists.reading.reason": Object.keys(uploadWords.reasons),
  "policies.rules.choice": Object.values<ModuleDefinition>(modules).flatMap((one) =>
    one.type === "ordered" ? one.values.map((value) => `_${value}`) : [],
  ),
  "policies.rules.module": moduleIds,
  "policies.rules.signalName": signalCodes,
  "portal.webhookForm.events.when": eventNames.map((one) => one.replaceAll(".", "_")),
};

let reads: ReturnType<typeof readUses>;
beforeAll(() => {
  reads = readUses();
});

/**
 * Whose texts are in English and not in the catalogues: documents, which say so; pictures and the message that a wallet signs, which are the
 * same for everybody; what programs read; and errors in the API's words, which pages show by their code.
 */
const inEnglish = [
  /^app\/\(site\)\/(?:docs|design)\/|^components\/docs\/|\/route\.ts$/,
  /^components\/(?:scores\/share-card\.tsx|wallet\/(?:sign-in|wallet-connect-client)\.ts)$/,
  /^components\/api\/(?:problem|upload-file)\.ts$|\/preview-attestation\.ts$/,
];

describe("the catalogues", () => {
  it.each(languages)("have every key in %s", (language) => {
    const own = catalogues.get(language) ?? new Map();
    const file = `lib/messages/${language}.json`;
    expect(
      [...english.keys()].filter((key) => !own.has(key)),
      `${file} lacks them`,
    ).toEqual([]);
    expect(
      [...own.keys()].filter((key) => !english.has(key)),
      `${file} has what en.json lacks`,
    ).toEqual([]);
  });

  it.each(languages)("take the same values in %s, and have no empty text", (language) => {
    const differing = [...(catalogues.get(language) ?? [])].filter(
      ([key, text]) => text.trim() === "" || `${argumentsOf(text)}` !== `${argumentsOf(english.get(key) ?? "")}`,
    );
    expect(differing).toEqual([]);
  });

  it.each(languages)("have one word for each state of a chain in %s", (language) => {
    const said = catalogues.get(language) ?? new Map();
    const wordsOf = (texts: ReadonlyMap<string, string>) => [
      ...stateKeys.map((key) => texts.get(key) ?? ""),
      ...[...(texts.get("notices.message.chain.state") ?? "").matchAll(/\w \{([^{}]+)\}/g)].map(
        ([, word = ""]) => word,
      ),
    ];
    const words = wordsOf(said);
    const byEnglish = new Map<string, Set<string>>();
    wordsOf(english).forEach((text, i) => {
      const same = byEnglish.get(text.toLowerCase()) ?? new Set();
      byEnglish.set(text.toLowerCase(), same.add(words[i]?.toLowerCase() ?? ""));
    });
    expect(byEnglish.size).toBeGreaterThan(8);
    expect([...byEnglish].filter(([, same]) => same.size > 1)).toEqual([]);
  });

  it("have a branch for each code of a table whose English is in the code, and no other", () => {
    const isFromTable = (text: string) => /^\{\w+, select, other \{\{\w+\}\}\}$/.test(text);
    const keys = [...english].flatMap(([key, text]) => (isFromTable(text) ? key : []));
    expect(keys.sort(), "name the table of each in `fromTables` of this file").toEqual(Object.keys(fromTables));
    const differing = languages.flatMap((language) =>
      Object.entries(language === "en" ? {} : fromTables).flatMap(([key, codes]) => {
        const text = catalogues.get(language)?.get(key) ?? "";
        const branches = [...text.matchAll(/(\w+) \{[^{}]+\}/g)].map(([, code = ""]) => code);
        const both = [...new Set([...codes, ...branches])];
        return both.flatMap((code) =>
          branches.includes(code) && codes.includes(code) ? [] : `${language}.json, ${key}: ${code}`,
        );
      }),
    );
    expect(differing, "write the branch `code {text}` of each, or take away one that no table has").toEqual([]);
  });

  it("have no text that no page and no notice uses", () => {
    expect(
      unusedKeys(
        english.keys(),
        reads.map(({ use }) => use),
      ),
    ).toEqual([]);
  });

  it("have the texts of all client components that a page gives them", () => {
    const dialog = { frame: "components/site/frame.tsx", areas: dialogAreas };
    expect(
      missingAreas(reads, new Map([["components/wallet/wallet-dialog.tsx", dialog]])),
      "put <ClientTexts of={[area]}> around the component, in the page or its layout",
    ).toEqual([]);
  });

  it("have what people read: no component has a text of its own", () => {
    const files = reads.filter(
      ({ source: { path } }) => !path.startsWith("lib/") && !inEnglish.some((one) => one.test(path)),
    );
    expect(
      files.flatMap(({ use }) => use.written),
      "name them in lib/messages: CONTRIBUTING.md, Texts",
    ).toEqual([]);
  });
});

describe("what is looked for", () => {
  const source = `
    const t = useTexts("site.menu");
    const links = ["other"];
    const row = <p aria-label="Read aloud" className="not read">Some words {t("title")} {t(\`kinds.\${kind}\`)} Credence</p>;
    const more = <p title={isOn ? "Is on" : t("title")}>{count > 3 && \`\${count} rows\`} {kind === "left" ? null : " a bonus"}</p>;
    const act = { action: \`Remove \${name}\`, kind: "not read" };
    const say = () => \`It ends in \${days} days.\`;
    if (!row) throw new Error("It is for programs alone.");
  `;
  const use = useOf("sample.tsx", source);

  it("are keys that a file names or makes, in the areas that it reads", () => {
    const keys = ["site.menu.title", "site.menu.kinds.a", "site.menu.other", "site.menu.gone", "site.title", "x.title"];
    expect(unusedKeys(keys, [use])).toEqual(["site.menu.gone", "site.title", "x.title"]);
  });

  it("are texts in a file", () => {
    expect(use.written).toEqual([
      ...["sample.tsx:4 Read aloud", "sample.tsx:4 Some words", "sample.tsx:5 rows", "sample.tsx:5 a bonus"],
      ...["sample.tsx:5 Is on", "sample.tsx:6 Remove", "sample.tsx:7 It ends in 0 days."],
    ]);
  });

  it("are the values of a message, also those inside plurals and tags", () => {
    expect(argumentsOf("{n, plural, one {# row of {name}} other {<b>{n, number}</b> rows}} <a>more {x}</a>")).toEqual([
      ...["a tag", "b tag", "n number", "n plural", "name", "x"],
    ]);
    expect(() => argumentsOf("{n, plural, one {")).toThrow();
  });

  it("are areas that a page does not give to its client components", () => {
    const [page, client] = ["app/x/page.tsx", "components/x.tsx"];
    const file = (path: string, text: string, to: string[], isClient: boolean) => ({
      source: {
        ...{
          path,
          lines: 1,
          environment: [],
          fetches: [],
          globals: [],
          prismaTransactions: [],
          prismaCalls: [],
          queries: [],
        },
        ...{ isClient, imports: to.map((one) => ({ line: 1, specifier: one, file: one, typeOnly: false, names: [] })) },
      },
      use: useOf(path, text),
    });
    const shared = file("components/y.tsx", 'useTexts("ui")', [], false);
    const inner = file(client, 'useTexts("x.form")', ["components/y.tsx"], true);
    expect(missingAreas([file(page, "", [client], false), inner, shared])).toEqual([
      `${page}: x.form of ${client}`,
      `${page}: ui of components/y.tsx`,
    ]);
    const giving = file(page, '<ClientTexts of={["x", "ui"]} />', [client], false);
    expect(missingAreas([giving, inner, shared])).toEqual([]);
  });
});
