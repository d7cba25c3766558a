import type { BrowserContext } from "@playwright/test";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { FIRST_WALLET } from "../../scripts/simulation/wallets.ts";
import { signIn } from "./session.ts";

/** Flags that take points in the current model, whatever else the wallet did. */
const costly = ["fan_in", "burst_then_silence", "alike"];

export interface Flagged {
  /** Of the demo wallet. */
  number: number;
  address: string;
  /** Code of the flag. */
  flag: string;
}

/** A demo wallet of the simulation with such a flag, on no identity with other wallets. */
export async function findFlagged({ request }: BrowserContext, origin: string): Promise<Flagged> {
  const numbers = Array.from({ length: 100 }, (_, i) => FIRST_WALLET + i);
  const rules = costly.map((code) => ({ module: "flag", params: { code }, cmp: "eq", value: true }));
  const data = { identities: numbers.map((number) => localAccount(number).address), policy: { op: "any", rules } };
  const evaluated = await request.post(`${origin}/v1/trust/policies/evaluate`, { headers: { Origin: origin }, data });
  const { results } = await evaluated.json();
  for (const [index, { outcome, svcId, rules: found }] of results.entries()) {
    const flag = costly.find((_, rule) => found[rule]?.actual === true);
    const number = FIRST_WALLET + index;
    if (outcome === "pass" && svcId === null && flag) return { number, address: localAccount(number).address, flag };
  }
  throw new Error("no simulated wallet has a risk flag");
}

/** Sign the owner of a flagged wallet in, who contests the flag. Gives the appeal's id: the same one while it is open. */
export async function becomeAppellant(context: BrowserContext, origin: string): Promise<string> {
  // Whoever is signed in may evaluate.
  await signIn(context, origin, localAccount(FIRST_WALLET));
  const { number, address, flag } = await findFlagged(context, origin);
  await signIn(context, origin, localAccount(number));
  const reason = "A conference week: many people paid me back for tickets.";
  const opened = await context.request.post(`${origin}/v1/appeals`, {
    headers: { Origin: origin },
    data: { wallet: address, flag, reason, evidence: ["https://example.org/schedule"] },
  });
  if (!opened.ok()) throw new Error(`appealing answered ${opened.status()}: ${await opened.text()}`);
  return (await opened.json()).appeal.id;
}
