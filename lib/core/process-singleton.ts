const KEY = Symbol.for("credence.singletons");
const anchor = globalThis as typeof globalThis & { [KEY]?: Map<string, unknown> };
anchor[KEY] ??= new Map();
const singletons = anchor[KEY];

/**
 * The one value of this process under `key`, created at first use. Next's bundle loads modules a second time, so a module
 * variable would exist twice.
 */
export function processSingleton<T>(key: string, create: () => T): T {
  if (!singletons.has(key)) singletons.set(key, create());
  return singletons.get(key) as T; // Each key is used in one place, with one type.
}

/** One value under `key` for each `owner` (such as a pool), released with it. */
export function ownedSingleton<T>(key: string, owner: object, create: () => T): T {
  const values = processSingleton(key, () => new WeakMap<object, T>());
  const known = values.get(owner);
  if (known !== undefined) return known;
  const created = create();
  values.set(owner, created);
  return created;
}
