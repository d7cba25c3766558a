import { expect, test } from "vitest";
import type { Language } from "../../lib/core/language.ts";
import { messagesOf } from "../../lib/core/texts.ts";
import { createTexts } from "../texts/create-texts.ts";
import { timeLeft } from "./time-left.ts";

const textsIn = (language: Language) => createTexts(language, messagesOf(language, "names.timeLeft"), "names.timeLeft");

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [6 * day + 4 * hour + 59 * minute, "6 d 4 h"],
  [3 * hour, "3 h 0 min"],
  [59 * minute + 59 * second, "59 min 59 s"],
  [12 * second, "12 s"],
  [999, "over"],
  [-day, "over"],
])("%i ms are %s", (ms, words) => {
  expect(timeLeft(ms, textsIn("en"))).toBe(words);
});

test("time left is in the visitor's language", () => {
  expect(timeLeft(6 * day + 4 * hour, textsIn("ja"))).toBe("6日4時間");
  expect(timeLeft(0, textsIn("ja"))).toBe("終了");
  expect(timeLeft(12 * second, textsIn("es"))).toBe("12 s");
  expect(timeLeft(0, textsIn("es"))).toBe("terminado");
});
