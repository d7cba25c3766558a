import type { FlagOverride, ScoreFacts } from "./score-facts.ts";

const CONTACT = "listed_contact:";

/** The flag of one listed contact, which is contested by itself: a new contact shows again. */
export function contactFlag(address: string): string {
  return `${CONTACT}${address}`;
}

/** Whether an appeal has set a signal of these facts aside. */
export function isOverridden({ overrides = [] }: ScoreFacts, code: string): boolean {
  return overrides.some(({ flag }) => flag === code);
}

/** The listed addresses that do not count as contacts any more. */
export function clearedContacts(overrides: readonly FlagOverride[]): Set<string> {
  return new Set(overrides.flatMap(({ flag }) => (flag.startsWith(CONTACT) ? [flag.slice(CONTACT.length)] : [])));
}
