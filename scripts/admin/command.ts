import type { Context } from "../../lib/core/context.ts";

type Fail = (message: string) => never;

/** Options of commands, by name. */
export interface AdminOptions {
  reason?: string | undefined;
  lift?: boolean | undefined;
}

/** What a command prints: with --json an object, otherwise text. */
export interface AdminResult {
  json: unknown;
  text: string;
}

/** Checks the arguments of a command, or fails. Returns the command's function. */
export type AdminCommand = (
  args: readonly string[],
  fail: Fail,
  options: AdminOptions,
) => (ctx: Context) => Promise<AdminResult>;

/** A whole number; undefined if it is absent. */
export function readNumber(text: string | undefined, name: string, fail: Fail): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : fail(`The ${name} must be a whole number.`);
}

/** The option --reason, with 3 to 500 characters as the API takes it. */
export function requireReason({ reason = "" }: AdminOptions, fail: Fail): string {
  const text = reason.trim();
  return text.length >= 3 && text.length <= 500
    ? text
    : fail("--reason must give the reason, with 3 to 500 characters.");
}
