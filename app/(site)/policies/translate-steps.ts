"use server";

import { getTranslate } from "@/components/texts/server.tsx";

/** Rules of a policy, at most, and characters of a step. */
const MOST = 50;
const LONGEST = 300;

/** What the API says of closing a gap, in the visitor's language: browsers have no catalogue of its sentences. Anybody may call it. */
export async function translateSteps(steps: readonly string[]): Promise<readonly string[]> {
  if (!Array.isArray(steps) || steps.length > MOST) return [];
  const translate = await getTranslate("sentences.steps");
  return steps.map((step: unknown) => (typeof step === "string" && step.length <= LONGEST ? translate(step) : ""));
}
