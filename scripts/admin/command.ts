import type { Context } from "../../lib/core/context.ts";

/** Checks the arguments of a command, or fails. Returns the command's function. */
export type AdminCommand = (
  args: readonly string[],
  fail: (message: string) => never,
) => (ctx: Context) => Promise<void>;
