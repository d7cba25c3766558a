/** Gas of every transaction, and of its call data: a zero byte, another byte, and another byte before EIP-2028. */
const TRANSACTION = 21_000;
const ZERO_BYTE = 4;
const BYTE = 16;
const BYTE_BEFORE_2028 = 68;
/** The least gas for a token of call data since EIP-7623: a zero byte is one token, another byte four. */
const FLOOR_PER_TOKEN = 10;
/** Gas of an address and of a key in an access list (EIP-2930), and of an authorization (EIP-7702). */
const LISTED_ADDRESS = 2_400;
const LISTED_KEY = 1_900;
const AUTHORIZATION = 25_000;

/** What the gas of a call depends on if no code runs. */
export interface CallGas {
  used: number;
  /** Call data, hex. */
  input: string;
  listedAddresses?: number;
  listedKeys?: number;
  authorizations?: number;
}

/**
 * Whether the gas of a successful call shows that code ran: it is not exactly what a call of an address without code costs on any fork
 * of the protocol. Less shows code too, because only code gets refunds. Authorizations get refunds without code: with them, only more does.
 */
export function showsCode({ used, input, ...lists }: CallGas): boolean {
  const { listedAddresses = 0, listedKeys = 0, authorizations = 0 } = lists;
  const fixed =
    TRANSACTION + listedAddresses * LISTED_ADDRESS + listedKeys * LISTED_KEY + authorizations * AUTHORIZATION;
  const bytes = Math.floor((input.length - 2) / 2);
  if (used > fixed + bytes * BYTE_BEFORE_2028) return true;
  const zeros = countZeroBytes(input);
  const costs = [
    fixed + zeros * ZERO_BYTE + (bytes - zeros) * BYTE,
    fixed + zeros * ZERO_BYTE + (bytes - zeros) * BYTE_BEFORE_2028,
    TRANSACTION + (zeros + (bytes - zeros) * 4) * FLOOR_PER_TOKEN,
  ];
  return authorizations > 0 ? used > Math.max(...costs) : !costs.includes(used);
}

function countZeroBytes(hex: string): number {
  let count = 0;
  for (let i = 2; i + 1 < hex.length; i += 2) if (hex[i] === "0" && hex[i + 1] === "0") count++;
  return count;
}
