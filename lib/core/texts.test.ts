import { expect, it } from "vitest";
import { messagesOf, textsIn, translate } from "./texts.ts";

it("writes counts, numbers and values as in each language", () => {
  const count = (language: "en" | "es" | "ja", n: number) =>
    textsIn(language, "profile.sections")("walletCount", { count: n });
  expect([count("en", 1), count("en", 1234)]).toEqual(["1 wallet", "1,234 wallets"]);
  expect([count("es", 1), count("es", 12345)]).toEqual(["1 wallet", "12.345 wallets"]);
  expect(count("ja", 1)).toBe("1件");
  expect(() => textsIn("en", "site.modelNotice")("title")).toThrow("version");
});

const said = (language: "en" | "es" | "ja", sentence: string) => translate(language, "sentences.changes", sentence);

it("says a sentence of the model in another language, its values too", () => {
  const sentence = "New transactions raised Age by 1,388 and Low risk by 3.";
  expect(said("en", sentence)).toBe(sentence);
  expect(said("es", sentence)).toBe("Nuevas transacciones: sube Antigüedad en 1388 y Bajo riesgo en 3.");
  expect(said("ja", sentence)).toBe("新しいトランザクションにより、期間が1,388、低リスクが3上昇しました。");
});

it("leaves what is no sentence of the model as it is, however it looks", () => {
  for (const text of ["Paused by the operator", "", "a by b", "(.*)", `${"x by 1 and ".repeat(200)}`]) {
    expect(said("es", text)).toBe(text);
  }
});

it("compiles messages to what server components can give to client components: plain objects", () => {
  const prototypes = new Set<unknown>();
  JSON.stringify(messagesOf("en", "search"), (_, value) => {
    if (Array.isArray(value) || typeof value !== "object") return value;
    prototypes.add(Object.getPrototypeOf(value));
    return value;
  });
  expect([...prototypes]).toEqual([Object.prototype]);
});
