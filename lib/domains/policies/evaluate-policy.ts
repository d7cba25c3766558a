import type { Context } from "../../core/context.ts";
import { Identity } from "../../core/schemas.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { userNotFound } from "../wallets/index.ts";
import { gather } from "./gather.ts";
import { findPolicy } from "./get-policy.ts";
import { knownPolicy, verdictOn } from "./kept-verdicts.ts";
import type { Policy } from "./schemas.ts";
import { tell, unchecked } from "./verdict.ts";

/** Most bytes of what is returned: with what the API puts around it, an answer stays below 1 MB. */
export const MOST_BYTES = 999_000;

type Which = { policyId?: string | undefined; policy?: Policy | undefined };

/**
 * Judge one identity by a policy: pass, fail or could not be checked, with each rule's value, gap and way to close it. Gives a
 * PolicyResult in JSON, in pieces of UTF-8. USER_NOT_FOUND; NOT_FOUND for a policy that is not the caller's.
 */
export async function evaluatePolicy(ctx: Context, input: Which & { identity: string }): Promise<Uint8Array[]> {
  const known = knownPolicy(ctx, await findPolicy(ctx, input));
  const identity = Identity.parse(input.identity);
  const gathered = await gather(ctx, { rules: known.rules, identities: [identity] });
  if (!gathered.measures.get("")?.[0]) throw userNotFound(identity);
  const { verdict } = await verdictOn(ctx, { known, gathered, index: 0, room: MOST_BYTES, pause: yieldRegularly() });
  const text: Uint8Array[] = [Buffer.from("{")];
  tell(text, verdict, bytesOf(ctx.now));
  return text;
}

/** A value in JSON. */
const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/**
 * Judge many identities by one policy, in their order; one that is not known could not be checked. Gives a list of BatchResult
 * in JSON, in pieces of UTF-8. Each result has an equal share of {@link MOST_BYTES}; `leftOut` names the fields that had no room.
 */
export async function evaluatePolicyBatch(
  ctx: Context,
  input: Which & { identities: readonly string[] },
): Promise<Uint8Array[]> {
  const known = knownPolicy(ctx, await findPolicy(ctx, input));
  const identities = input.identities.map((identity) => Identity.parse(identity));
  const gathered = await gather(ctx, { rules: known.rules, identities });
  const moment = bytesOf(ctx.now);
  const room = Math.floor(MOST_BYTES / identities.length) - HEAD_BYTES;
  const pause = yieldRegularly();
  const text: Uint8Array[] = [];
  for (let index = 0; index < identities.length; index++) {
    const of = gathered.measures.get("")?.[index] ?? null;
    const { verdict, leftOut } =
      of === null
        ? { verdict: unchecked(ctx, known.policy), leftOut: [] }
        : await verdictOn(ctx, { known, gathered, index, room, pause });
    const head = headOf(input.identities[index] ?? "", of, leftOut);
    text.push(Buffer.from(`${index === 0 ? "[" : ","}${head}`));
    tell(text, verdict, moment);
    await pause();
  }
  text.push(Buffer.from("]"));
  return text;
}

/** More than what stands before a verdict takes: names and addresses are short. */
const HEAD_BYTES = 600;

/** What stands before the verdict on one of many: the identity as the caller wrote it, who that is, and what is left out. */
function headOf(
  identity: string,
  of: { svcId: string | null; address: string } | null,
  leftOut: readonly string[],
): string {
  const who = `"svcId":${JSON.stringify(of?.svcId ?? null)},"address":${JSON.stringify(of?.address ?? null)}`;
  const given = `"identity":${JSON.stringify(identity)},"found":${of !== null}`;
  return `{${given},${who},"leftOut":${JSON.stringify(leftOut)},`;
}
