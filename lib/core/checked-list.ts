import { z } from "zod";

// zod reports every wrong item: a body of 250 kB with a list of empty objects takes it up to a minute. Lists of nested objects in
// untrusted input are therefore checked up to the first wrong item.

/** A list of items, checked up to the first wrong one. */
export function checkedList<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .superRefine((items, issues) => reportFirst(items.entries(), item, issues))
    .pipe(z.array(item));
}

/** An object with any names and one kind of value, checked up to the first wrong one. */
export function checkedRecord<T extends z.ZodType>(value: T) {
  return z
    .record(z.string(), z.unknown())
    .superRefine((values, issues) => reportFirst(Object.entries(values), value, issues))
    .pipe(z.record(z.string(), value));
}

function reportFirst(
  values: Iterable<[number | string, unknown]>,
  schema: z.ZodType,
  issues: z.core.$RefinementCtx,
): void {
  for (const [key, value] of values) {
    const { error } = schema.safeParse(value);
    if (!error) continue;
    for (const { path, message } of error.issues) issues.addIssue({ code: "custom", path: [key, ...path], message });
    return;
  }
}
