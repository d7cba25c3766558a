import type { Context } from "../../core/context.ts";
import { type Category, categories, currentModel, scoreTierOf, signalsOf, walletAgeDays } from "../../engine/index.ts";
import { type Measures, worstState } from "../scores/index.ts";
import type { Value } from "./condition.ts";
import type { Gathered } from "./gather.ts";
import { isCategory } from "./modules.ts";
import type { PlacedRule } from "./placed-rule.ts";
import type { PolicyRule } from "./schemas.ts";

/** What a rule's measure says of one subject. */
export interface Measured {
  /** Null where nothing could be measured; `fault` says why. */
  value: Value | null;
  /** Why the value cannot be relied on; null where it can. */
  fault: string | null;
  /** The value is the last one known of a source that does not answer: an age the rule allows may make up for it. */
  stale: boolean;
  /** The context's `now` itself where it was read at this moment. */
  dataAsOf: Date | null;
}

/** Measure a rule's module of the identity at `index`, which is known. */
export function measure(ctx: Pick<Context, "now">, gathered: Gathered, placed: PlacedRule, index: number): Measured {
  const { rule, scope } = placed;
  const of = gathered.measures.get(scope)?.[index];
  if (!of) throw new Error("only what is known can be measured");
  switch (rule.module) {
    case "identity":
      return certain(gathered.identities.get(of.subject) ?? "none", ctx.now);
    case "attestation": {
      const counts = gathered.attestations.get(rule);
      if (!counts) return missing(`There is no schema ${rule.params?.schema}.`);
      return certain(counts.get(of.subject) ?? 0, ctx.now);
    }
    case "token": {
      const held = gathered.tokens.get(rule)?.get(of.subject) ?? null;
      return held === null ? missing(`Chain ${rule.params?.chainId} cannot be asked now.`) : certain(held, ctx.now);
    }
    default:
      return measureScore(placed, of);
  }
}

const certain = (value: Value, dataAsOf: Date): Measured => ({ value, fault: null, stale: false, dataAsOf });
const missing = (fault: string): Measured => ({ value: null, fault, stale: false, dataAsOf: null });

function measureScore({ rule }: PlacedRule, of: Measures): Measured {
  const { asOf, fails } = of.freshness;
  const value = scoreValue(rule, of);
  if (value === null) return missing("No percentile is kept over just these chains.");
  const base = baseOf(rule);
  const state = worstState(of.facts, base);
  if (state === "unavailable") {
    return { value: null, fault: "A source it rests on was never read.", stale: false, dataAsOf: asOf };
  }
  // What is followed from block to block says nothing of attestations made off chain.
  const stale = state === "stale" || (fails && !(base.length === 1 && base[0] === "social"));
  const fault = stale ? "A source it rests on does not answer; this is what was known last." : null;
  return { value, fault, stale, dataAsOf: asOf };
}

/** The value of a module that the score's facts tell. */
export function scoreValue(rule: PolicyRule, of: Measures): Value | null {
  const { module } = rule;
  if (isCategory(module)) return of.breakdown[module];
  switch (module) {
    case "total":
      return of.total;
    case "tier":
      return scoreTierOf(of.total);
    case "percentile":
      return of.percentile;
    case "walletAgeDays":
      return walletAgeDays(of.facts);
    case "flag":
      return signalsIn(of.facts).some((code) => code === rule.params?.code);
    default:
      throw new Error(`${module} is not told by the score`);
  }
}

/** What was found in facts, which are one object for as long as they stand. */
const found = new WeakMap<Measures["facts"], readonly string[]>();

/** The codes of the signals that facts show. */
function signalsIn(facts: Measures["facts"]): readonly string[] {
  const codes = found.get(facts) ?? signalsOf(facts, currentModel).map(({ code }) => code);
  found.set(facts, codes);
  return codes;
}

/** The categories whose sources a module rests on. */
function baseOf({ module }: PolicyRule): readonly Category[] {
  if (isCategory(module)) return [module];
  if (module === "walletAgeDays") return ["age"];
  return module === "flag" ? ["risk"] : categories;
}
