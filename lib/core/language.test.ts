import { expect, it } from "vitest";
import { chooseLanguage, languages } from "./language.ts";

const choose = (chosen?: string, accepted?: string) => chooseLanguage({ chosen, accepted }, languages);

it("takes the visitor's choice before what the browser accepts", () => {
  expect(choose("ja", "es")).toBe("ja");
  expect(choose(undefined, "es")).toBe("es");
});

it("takes the accepted language that is preferred among the offered ones, of any region", () => {
  expect(choose(undefined, "fr-CH, fr;q=0.9, en;q=0.7, es-419;q=0.8, *;q=0.5")).toBe("es");
  expect(choose(undefined, "ja-JP")).toBe("ja");
  expect(choose(undefined, "es;q=0, ja;q=0.1")).toBe("ja");
});

it("takes English for no, other and malformed languages", () => {
  for (const accepted of [undefined, "", "fr", "*", ";;;,q=9", "ES_x y", "a".repeat(60_000), ",".repeat(60_000)]) {
    expect(choose(undefined, accepted)).toBe("en");
    expect(choose("xx", accepted)).toBe("en");
  }
});

it("offers no language whose catalogue is not complete", () => {
  expect(chooseLanguage({ chosen: "ja", accepted: "ja" }, ["en"])).toBe("en");
});
