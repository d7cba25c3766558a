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

it("writes counts as in each language, and leaves ids and names of digits", () => {
  const check = (text: string) => translate("es", "sentences.checks", text);
  const notRead = "What your wallet did on Sepolia (chain 11155111) was not read.";
  expect(check(notRead)).toContain("Sepolia (cadena 11155111)");
  expect(check("It is on the list 20240 (12345).")).toContain("20240 (12345)");
  expect(check("It has risk signals: same funder, fan in.")).toContain(": mismo financiador, muchos pagadores.");
  expect(translate("es", "sentences.steps", "Wait 12,345 days")).toBe("Espera 12.345 días");
});

it("says requirements of several parts by their parts", () => {
  const both = "at least 20 votes cast and at least 30 days with a transaction sent";
  const said = (language: "es" | "ja") => translate(language, "sentences.achievements", both);
  expect(said("es")).toBe("al menos 20 votos emitidos y al menos 30 días con una transacción enviada");
  expect(said("ja")).toBe("投票数20以上、かつ送信のあった日数30以上");
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
