import type { Command } from "../commands/command.ts";

/** Options of commands, by name. */
interface AdminOptions {
  reason?: string | undefined;
  lift?: boolean | undefined;
  actor?: string | undefined;
  act?: string | undefined;
  target?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  json: boolean;
}

export type AdminCommand = Command<AdminOptions>;

/** A whole number; undefined if it is absent. */
export function readNumber(
  text: string | undefined,
  name: string,
  fail: (message: string) => never,
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : fail(`The ${name} must be a whole number.`);
}

/** The option --reason, with 3 to 500 characters as the API takes it. */
export function requireReason({ reason = "" }: AdminOptions, fail: (message: string) => never): string {
  const text = reason.trim();
  return text.length >= 3 && text.length <= 500
    ? text
    : fail("--reason must give the reason, with 3 to 500 characters.");
}
