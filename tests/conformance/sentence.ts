import { expect } from "vitest";
import type { World } from "./world.ts";

/** A promise of the service, and its check. */
interface Sentence {
  says: string;
  holds: (world: World) => Promise<void> | void;
}

/** Promises by section. */
export type Sections = Readonly<Record<string, readonly Sentence[]>>;

export const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const number = expect.any(Number);
export const string = expect.any(String);
export const boolean = expect.any(Boolean);
export const checksummed = expect.stringMatching(/^0x(?=.*[A-F])(?=.*[a-f0-9])[0-9a-fA-F]{40}$/);
export const hash = expect.stringMatching(/^0x[0-9a-f]{64}$/);

/** A value or null. */
export const nullOr = (value: unknown, matcher: unknown): unknown => (value === null ? null : matcher);

/** Expects exactly these fields. */
export function expectFields(value: unknown, fields: Record<string, unknown>): void {
  expect(value).toEqual(fields);
}
