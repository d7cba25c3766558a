import type { Context } from "../../core/context.ts";
import { Identity } from "../../core/schemas.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { userNotFound } from "../wallets/index.ts";
import { type CompiledPolicy, compilePolicy } from "./compile.ts";
import { evaluate, evaluateUnknown, type Subject } from "./evaluate.ts";
import { openEvaluationCache } from "./evaluation-cache.ts";
import { findPolicy } from "./get-policy.ts";
import { openHowToSearch } from "./how-to.ts";
import { loadInputs } from "./load.ts";
import type { BatchResult, PolicyChoice, PolicyResult } from "./schemas.ts";
import { type FittedResult, fitResult, MAX_RESULT_BYTES } from "./serialize.ts";

/** Evaluates a policy for one identity. Throws USER_NOT_FOUND; NOT_FOUND for an unknown policy. */
export async function evaluatePolicy(ctx: Context, input: PolicyChoice & { identity: string }): Promise<PolicyResult> {
  const compiled = compilePolicy(await findPolicy(ctx, input));
  const identity = Identity.parse(input.identity);
  const inputs = await loadInputs(ctx, { rules: compiled.rules, identities: [identity] });
  if (!inputs.measures.get("")?.[0]) throw userNotFound(identity);
  const options = { room: MAX_RESULT_BYTES, pause: yieldRegularly() };
  return (await openEvaluator(ctx, compiled)({ inputs, index: 0 }, options)).result;
}

/** More bytes than a batch result's additional fields need. */
const BATCH_FIELDS_BYTES = 600;

/**
 * Evaluates a policy for many identities, in their order; unknown ones are indeterminate. Each result has an equal share of
 * {@link MAX_RESULT_BYTES}; `leftOut` names the omitted fields.
 */
export async function evaluatePolicyBatch(
  ctx: Context,
  input: PolicyChoice & { identities: readonly string[] },
): Promise<BatchResult[]> {
  const compiled = compilePolicy(await findPolicy(ctx, input));
  const identities = input.identities.map((identity) => Identity.parse(identity));
  const inputs = await loadInputs(ctx, { rules: compiled.rules, identities });
  const room = Math.floor(MAX_RESULT_BYTES / identities.length) - BATCH_FIELDS_BYTES;
  const pause = yieldRegularly();
  const evaluateSubject = openEvaluator(ctx, compiled);
  const results: BatchResult[] = [];
  for (const [index, identity] of input.identities.entries()) {
    const measures = inputs.measures.get("")?.[index];
    const { svcId = null, address = null } = measures ?? {};
    const { result, leftOut } = measures
      ? await evaluateSubject({ inputs, index }, { room, pause })
      : { result: evaluateUnknown(compiled.policy, ctx.now), leftOut: [] };
    results.push({ identity, found: measures != null, svcId, address, leftOut: [...leftOut], ...result });
    await pause();
  }
  return results;
}

interface Options {
  room: number;
  pause: () => Promise<void>;
}

function openEvaluator(ctx: Pick<Context, "now">, compiled: CompiledPolicy) {
  const { now } = ctx;
  const cached = openEvaluationCache(compiled);
  return (subject: Subject, { room, pause }: Options): Promise<FittedResult> =>
    cached(subject, {
      now,
      room,
      evaluate: () => {
        const search = openHowToSearch(subject, now);
        const findHowTo = (index: number) => {
          const rule = compiled.rules[index];
          return rule ? search(rule) : null;
        };
        return fitResult(evaluate(compiled, subject, now), { room, pause, findHowTo });
      },
    });
}
