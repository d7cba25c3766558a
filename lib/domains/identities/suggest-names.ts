import { createHash } from "node:crypto";
import type { Context } from "../../core/context.ts";
import { isName } from "../../core/schemas.ts";
import { isBlockedName } from "./blocked-names.ts";

/** Longest stem that gets a prefix or suffix. */
const LONGEST_STEM = 25;
const LONGEST_LABEL = 32;
const BEFORE = ["my-", "the-"];
const BEHIND = ["-id", "-one", "-1", "-2", "-3", "-name"];
/** Random suggestions, which nobody can register in advance. */
const RANDOM = 6;

/** Whether the text has a letter a-z or a digit after lower-casing. */
export function canSuggest(given: string): boolean {
  return /[a-z0-9]/.test(given.toLowerCase());
}

/** Valid similar names, most similar first. They may be taken. */
export function candidatesFor(ctx: Pick<Context, "env" | "now">, given: string): string[] {
  const whole = cut(plain(given), LONGEST_LABEL);
  const stem = cut(whole, LONGEST_STEM);
  if (stem === "") return [];
  const random = Array.from({ length: RANDOM }, (_, index) => {
    const digest = createHash("sha256").update(`${stem} ${ctx.now.getTime()} ${index}`).digest();
    return `${stem}-${digest.readUInt32BE(0).toString(36).padStart(6, "0").slice(-6)}`;
  });
  const made = [whole, ...BEHIND.map((end) => `${stem}${end}`), ...BEFORE.map((begin) => `${begin}${stem}`), ...random];
  return [...new Set(made)].filter((name) => name !== given && isName(name) && !isBlockedName(ctx, name));
}

/** Lower case, without marks; every run of other characters becomes one hyphen. */
function plain(text: string): string {
  const bare = text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return bare.replaceAll(/[^a-z0-9]+/g, "-").replace(/^-/, "");
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/-$/, "");
}
