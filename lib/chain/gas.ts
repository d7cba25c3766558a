/**
 * A fork of the protocol whose prices of gas differ from those before it. `osaka` is Osaka and every fork before it; `unproven` the same,
 * of a block whose header lacks the fields of the later fork, at a time at which the chain may have had it and a node may leave them out.
 */
export type Fork = "osaka" | "unproven" | "glamsterdam";

/**
 * Glamsterdam (EIP-7773): what shows that a block is of this fork, and what a call costs by itself since then. All numbers are those of
 * https://github.com/ethereum/EIPs at commit f767a1e8 (2026-08-22), where these EIPs are still in review.
 */
const glamsterdam = {
  /** Fields of a header: EIP-7928 by its specification and by go-ethereum's name, and EIP-7843. */
  headerFields: ["blockAccessListHash", "balHash", "slotNumber"],
  /** No chain had the fork before this time, unix seconds: the EIPs named no time of activation yet. */
  notBefore: Date.UTC(2026, 7, 22) / 1_000,
  /** EIP-2780: every transaction, another address than the sender's, value to it. */
  transaction: 12_000,
  otherAddress: 3_000,
  value: 6_000,
  /** EIP-7976: the least for a byte of call data. */
  floorPerByte: 64,
  /** EIP-8038 and EIP-7981: an entry of an access list, and its bytes, which the floor does not cover. */
  listedAddress: 2_900,
  listedKey: 2_000,
  listedAddressBytes: 1_280,
  listedKeyBytes: 2_048,
  /** EIP-8037: a new account, and an authorization (EIP-7702) with what it costs depending on the state. */
  newAccount: 183_600,
  authorization: 7_816,
  firstWrite: 9_000,
  delegation: 35_190,
} as const;

/** Prices of the forks before: a transaction, a byte before EIP-2028, the floor of EIP-7623, EIP-2930 and EIP-7702. */
const osaka = {
  transaction: 21_000,
  byteBefore2028: 68,
  /** A zero byte is one token, another byte four. */
  floorPerToken: 10,
  listedAddress: 2_400,
  listedKey: 1_900,
  authorization: 25_000,
} as const;

/** Call data on every fork: a zero byte, and another byte. */
const ZERO_BYTE = 4;
const BYTE = 16;

/** Authorizations up to which every combination of their prices is tried. A transaction of a wallet has one. */
const MOST_COMBINED = 32;

/**
 * Emits a log of the shape of an ERC-20 `Transfer` for every move of native value since Glamsterdam (EIP-7708). It is no contract and
 * nobody has its key, so only the protocol, or a chain that was made so, emits logs from it.
 */
export const NATIVE_LOGS = "0xfffffffffffffffffffffffffffffffffffffffe";

/**
 * The fork of a block: by its header, else by the time at which the chain had the fork (`since`, unix seconds), if that is known. A header
 * without the fields is of an earlier fork; but if logs of {@link NATIVE_LOGS} are in the block, the node may have left the fields out.
 */
export function forkOfBlock(
  block: { header: Record<string, unknown>; time: number; hasNativeLogs: boolean },
  since: number | undefined,
): Fork | null {
  const { header, time, hasNativeLogs } = block;
  const isGiven = (field: string) => header[field] !== undefined && header[field] !== null;
  if (glamsterdam.headerFields.some(isGiven)) return "glamsterdam";
  if (since !== undefined) return time < since ? "osaka" : "glamsterdam";
  if (hasNativeLogs) return null;
  return time < glamsterdam.notBefore ? "osaka" : "unproven";
}

/** The fork at a time, where no header is known: null from the day on on which a chain could have it. */
export function forkAt(time: number, since: number | undefined): Fork | null {
  if (since !== undefined) return time < since ? "osaka" : "glamsterdam";
  return time < glamsterdam.notBefore ? "osaka" : null;
}

/** Whether logs of {@link NATIVE_LOGS} in a block of this fork are believed, so that all moves of native currency are known. */
export function reportsMoves(fork: Fork | null): boolean {
  return fork === "glamsterdam";
}

/** What the gas of a call depends on if no code runs. */
export interface CallGas {
  used: number;
  /** Call data, hex. */
  input: string;
  /** The call is to its sender. */
  isSelf?: boolean;
  hasValue?: boolean;
  listedAddresses?: number;
  listedKeys?: number;
  authorizations?: number;
}

/**
 * Whether the gas of a successful call shows that code ran: it is not exactly what a call of an address without code costs on its fork.
 * Less shows code too, because only code gets refunds. Null if the fork is unknown, or unproven and the later one's prices say otherwise.
 */
export function showsCode(gas: CallGas, fork: Fork | null = "osaka"): boolean | null {
  if (fork === null) return null;
  if (fork === "glamsterdam") return !fitsGlamsterdam(gas);
  if (fitsOsaka(gas)) return false;
  return fork === "unproven" && fitsGlamsterdam(gas) ? null : true;
}

/** Whether the gas is what the call costs without code on some fork. */
export function fitsNoCode(gas: CallGas): boolean {
  return fitsOsaka(gas) || fitsGlamsterdam(gas);
}

/** Authorizations get refunds without code on these forks: with them, only more gas than without refunds shows code. */
function fitsOsaka({ used, input, listedAddresses = 0, listedKeys = 0, authorizations = 0 }: CallGas): boolean {
  const fixed =
    osaka.transaction +
    listedAddresses * osaka.listedAddress +
    listedKeys * osaka.listedKey +
    authorizations * osaka.authorization;
  const bytes = countBytes(input);
  if (used > fixed + bytes * osaka.byteBefore2028) return false;
  const zeros = countZeroBytes(input);
  const costs = [
    fixed + zeros * ZERO_BYTE + (bytes - zeros) * BYTE,
    fixed + zeros * ZERO_BYTE + (bytes - zeros) * osaka.byteBefore2028,
    osaka.transaction + (zeros + (bytes - zeros) * 4) * osaka.floorPerToken,
  ];
  return authorizations > 0 ? used <= Math.max(...costs) : costs.includes(used);
}

function fitsGlamsterdam(gas: CallGas): boolean {
  const { used, input, isSelf = false, hasValue = false } = gas;
  const { listedAddresses = 0, listedKeys = 0, authorizations = 0 } = gas;
  const pays = hasValue && !isSelf;
  const base = glamsterdam.transaction + (isSelf ? 0 : glamsterdam.otherAddress) + (pays ? glamsterdam.value : 0);
  const listBytes = listedAddresses * glamsterdam.listedAddressBytes + listedKeys * glamsterdam.listedKeyBytes;
  const bytes = countBytes(input);
  const floor = base + bytes * glamsterdam.floorPerByte + listBytes;
  const known =
    base +
    listBytes +
    listedAddresses * glamsterdam.listedAddress +
    listedKeys * glamsterdam.listedKey +
    authorizations * glamsterdam.authorization;
  const least = known + bytes * ZERO_BYTE;
  if (used < Math.max(least, floor)) return false;
  const cost = known + countZeroBytes(input) * (ZERO_BYTE - BYTE) + bytes * BYTE;
  if (used === floor) return cost <= floor;
  return isStateGas(used - cost, authorizations, pays);
}

/**
 * Whether gas is what a call without code can pay depending on the state: each authorization for a first write, a delegation and a new
 * account, or for some of these, and value for a new account. Of very many authorizations only the most is compared.
 */
function isStateGas(gas: number, authorizations: number, pays: boolean): boolean {
  const { firstWrite, delegation, newAccount } = glamsterdam;
  const accounts = authorizations + (pays ? 1 : 0);
  if (authorizations > MOST_COMBINED) {
    return gas >= 0 && gas <= authorizations * (firstWrite + delegation) + accounts * newAccount;
  }
  for (let made = 0; made <= accounts; made++) {
    for (let delegated = 0; delegated <= authorizations; delegated++) {
      const writes = (gas - made * newAccount - delegated * delegation) / firstWrite;
      if (Number.isInteger(writes) && writes >= 0 && writes <= authorizations) return true;
    }
  }
  return false;
}

function countBytes(hex: string): number {
  return Math.floor((hex.length - 2) / 2);
}

function countZeroBytes(hex: string): number {
  let count = 0;
  for (let i = 2; i + 1 < hex.length; i += 2) if (hex[i] === "0" && hex[i + 1] === "0") count++;
  return count;
}
