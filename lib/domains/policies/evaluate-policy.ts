import { setImmediate } from "node:timers/promises";
import type { Context } from "../../core/context.ts";
import { Identity } from "../../core/schemas.ts";
import { userNotFound } from "../wallets/index.ts";
import { gather } from "./gather.ts";
import { findPolicy } from "./get-policy.ts";
import { knownPolicy, verdictOn } from "./kept-verdicts.ts";
import type { Policy } from "./schemas.ts";
import { tell, unchecked } from "./verdict.ts";

/** Subjects judged anew in one go: what closes their gaps takes milliseconds each, and others wait meanwhile. */
const IN_ONE_GO = 10;

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
  const { verdict } = verdictOn(ctx, { known, gathered, index: 0 });
  const text: Uint8Array[] = [Buffer.from("{")];
  tell(text, verdict, bytesOf(ctx.now));
  return text;
}

/** A value in JSON. */
const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/**
 * Judge many identities by one policy, in their order; one that is not known could not be checked. Gives a list of BatchResult
 * in JSON, in pieces of UTF-8.
 */
export async function evaluatePolicyBatch(
  ctx: Context,
  input: Which & { identities: readonly string[] },
): Promise<Uint8Array[]> {
  const known = knownPolicy(ctx, await findPolicy(ctx, input));
  const identities = input.identities.map((identity) => Identity.parse(identity));
  const gathered = await gather(ctx, { rules: known.rules, identities });
  const moment = bytesOf(ctx.now);
  const text: Uint8Array[] = [];
  let judged = 0;
  for (let index = 0; index < identities.length; index++) {
    const of = gathered.measures.get("")?.[index] ?? null;
    const head = headOf(input.identities[index] ?? "", of);
    text.push(Buffer.from(`${index === 0 ? "[" : ","}${head}`));
    if (of === null) {
      tell(text, unchecked(ctx, known.policy), moment);
      continue;
    }
    const { verdict, isNew } = verdictOn(ctx, { known, gathered, index });
    tell(text, verdict, moment);
    if (isNew && ++judged % IN_ONE_GO === 0) await setImmediate();
  }
  text.push(Buffer.from("]"));
  return text;
}

/** What stands before the verdict on one of many: the identity as the caller wrote it, and who that is. */
function headOf(identity: string, of: { svcId: string | null; address: string } | null): string {
  const who = `"svcId":${JSON.stringify(of?.svcId ?? null)},"address":${JSON.stringify(of?.address ?? null)}`;
  return `{"identity":${JSON.stringify(identity)},"found":${of !== null},${who},`;
}
