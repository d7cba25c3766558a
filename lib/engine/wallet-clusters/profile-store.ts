import { hashOf } from "../sketch/hash.ts";
import type { WalletProfile } from "./profile.ts";
import { alikeRules } from "./rules.ts";

/** Wallets that one search can compare. */
export const MOST_COMPARED = 2 ** 23;

/** Profiles in columns of numbers, some 300 bytes a wallet: a million of them fit into memory. */
export interface ProfileStore {
  /** Wallets with enough contracts and weeks to be compared, ascending. */
  readonly wallets: readonly string[];
  /** Of compared wallet i: keys of its subject and itself, time of the first own transaction, and bounds in the lists. */
  readonly subjects: Column<Float64Array>;
  readonly keys: Column<Float64Array>;
  readonly firstSentAt: Column<Float64Array>;
  readonly completeTo: Column<Float64Array>;
  readonly contractsUntil: Column<Uint32Array>;
  readonly weeksUntil: Column<Uint32Array>;
  /** The lists of all compared wallets, one after the other. */
  readonly contracts: Column<Uint32Array>;
  readonly weeks: Column<Uint16Array>;
  /** Keys of all wallets with a funder, compared or not, and of these funders. */
  readonly funded: Column<Float64Array>;
  readonly funders: Column<Float64Array>;
  /** Add a profile. Wallets come in ascending order, each once; throws RangeError otherwise, and for too many. */
  add(profile: WalletProfile): void;
  /** Add compared wallet `i` of another store, without its funder. In ascending order with those that are added. */
  copy(from: ProfileStore, i: number): void;
}

/** `least`: the contracts and active weeks from which on a wallet is compared. */
export function openProfileStore(
  least: { contracts: number; weeks: number } = { contracts: alikeRules.leastContracts, weeks: alikeRules.leastWeeks },
): ProfileStore {
  const wallets: string[] = [];
  let last = "";
  const store: ProfileStore = {
    wallets,
    subjects: newColumn((length) => new Float64Array(length)),
    keys: newColumn((length) => new Float64Array(length)),
    firstSentAt: newColumn((length) => new Float64Array(length)),
    completeTo: newColumn((length) => new Float64Array(length)),
    contractsUntil: newColumn((length) => new Uint32Array(length)),
    weeksUntil: newColumn((length) => new Uint32Array(length)),
    contracts: newColumn((length) => new Uint32Array(length)),
    weeks: newColumn((length) => new Uint16Array(length)),
    funded: newColumn((length) => new Float64Array(length)),
    funders: newColumn((length) => new Float64Array(length)),
    add(profile) {
      const { wallet, funder } = profile;
      if (wallet <= last) throw new RangeError(`${wallet} does not follow ${last}`);
      last = wallet;
      if (funder !== null) {
        store.funded.push(keyOf(wallet));
        store.funders.push(keyOf(funder));
      }
      const { contracts, weeks } = profile;
      if (contracts.length < least.contracts || weeks.length < least.weeks) return;
      wallets.push(wallet);
      const keys = { subject: keyOf(profile.subject), key: keyOf(wallet) };
      addCompared(store, { ...profile, ...keys, firstSentAt: profile.firstSentAt ?? 0 });
    },
    copy(from, i) {
      wallets.push(from.wallets[i] ?? "");
      addCompared(store, comparedOf(from, i));
    },
  };
  return store;
}

/** What is compared of a wallet, in numbers. */
interface Compared extends Record<"subject" | "key" | "firstSentAt" | "completeTo", number> {
  contracts: Iterable<number>;
  weeks: Iterable<number>;
}

function comparedOf(store: ProfileStore, i: number): Compared {
  const at = (column: Column<Float64Array>) => column.values()[i] ?? 0;
  const part = <T extends Uint16Array | Uint32Array>(column: Column<T>, until: Column<Uint32Array>) =>
    column.values().subarray(i === 0 ? 0 : until.values()[i - 1], until.values()[i]);
  return {
    ...{ subject: at(store.subjects), key: at(store.keys), firstSentAt: at(store.firstSentAt) },
    ...{ completeTo: at(store.completeTo), contracts: part(store.contracts, store.contractsUntil) },
    weeks: part(store.weeks, store.weeksUntil),
  };
}

function addCompared(store: ProfileStore, compared: Compared): void {
  if (store.wallets.length > MOST_COMPARED)
    throw new RangeError(`more than ${MOST_COMPARED} wallets cannot be compared`);
  store.subjects.push(compared.subject);
  store.keys.push(compared.key);
  store.firstSentAt.push(compared.firstSentAt);
  store.completeTo.push(compared.completeTo);
  for (const contract of compared.contracts) store.contracts.push(contract);
  for (const week of compared.weeks) store.weeks.push(week);
  store.contractsUntil.push(store.contracts.length);
  store.weeksUntil.push(store.weeks.length);
}

/**
 * 52 bits that stand for an address: of a million addresses two share them once in ten thousand times. Never 0.
 * The dot stands in front, since behind two addresses of one hash it would give one hash again.
 */
export function keyOf(address: string): number {
  return hashOf(address) * 2 ** 20 + (hashOf(`.${address}`) >>> 12) + 1;
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A list of numbers of one type that grows at the end. */
export interface Column<T extends Numbers> {
  readonly length: number;
  push(value: number): void;
  /** The numbers so far; valid until the next push. */
  values(): T;
}

export function newColumn<T extends Numbers>(make: (length: number) => T): Column<T> {
  let held = make(1_024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === held.length) {
        const larger = make(length * 2);
        larger.set(held);
        held = larger;
      }
      held[length++] = value;
    },
    // The part of an array of this type is one too.
    values: () => held.subarray(0, length) as T,
  };
}
