import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../lib/core/language.ts";
import { argumentsOf, flatten, missingAreas, readUses, unusedKeys, useOf } from "./texts.ts";

const folder = join(import.meta.dirname, "../../lib/messages");
const catalogues = new Map(
  languages.map((language) => [language, flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")))]),
);
const english = catalogues.get("en") ?? new Map();

let reads: ReturnType<typeof readUses>;
beforeAll(() => {
  reads = readUses();
});

/** Whose texts are in English and not in the catalogues: documents, which say so, and pictures, which are the same for everybody. */
const inEnglish = /^app\/\(site\)\/(?:docs|design)\/|^components\/(?:docs\/|scores\/share-card\.tsx$)/;

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

  it("have no text that no page and no notice uses", () => {
    expect(
      unusedKeys(
        english.keys(),
        reads.map(({ use }) => use),
      ),
    ).toEqual([]);
  });

  it("have the texts of all client components that a page gives them", () => {
    expect(
      missingAreas(reads),
      "put <ClientTexts of={[area]}> around the component, in the page or its layout",
    ).toEqual([]);
  });

  it("have what people read: no component has a text of its own", () => {
    const files = reads.filter(({ source: { path } }) => path.endsWith(".tsx") && !inEnglish.test(path));
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
  `;
  const use = useOf("sample.tsx", source);

  it("are keys that a file names or makes, in the areas that it reads", () => {
    const keys = ["site.menu.title", "site.menu.kinds.a", "site.menu.other", "site.menu.gone", "site.title", "x.title"];
    expect(unusedKeys(keys, [use])).toEqual(["site.menu.gone", "site.title", "x.title"]);
  });

  it("are texts in a file", () => {
    expect(use.written).toEqual(["sample.tsx:4 Read aloud", "sample.tsx:4 Some words"]);
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
