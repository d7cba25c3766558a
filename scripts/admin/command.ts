import type { Context } from "../../lib/core/context.ts";

/** Checks the arguments of a command, or fails; returns what the command does. */
export type AdminCommand = (
  args: readonly string[],
  fail: (message: string) => never,
) => (ctx: Context) => Promise<void>;
