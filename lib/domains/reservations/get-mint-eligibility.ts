import { decodeFunctionResult, encodeFunctionData, formatUnits } from "viem";
import type { z } from "zod";
import { ChainError } from "../../chain/errors.ts";
import { canyAbi, namesAbi, reservationsAbi } from "../../chain/names-abi.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/open-source.ts";
import type { StateReader } from "../../chain/types.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { isServiceError, ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, isName, stripSuffix } from "../../core/schemas.ts";
import { isBlockedName, namesChains } from "../identities/index.ts";
import {
  type BalanceResponse,
  type EligibilityResponse,
  type MintChain,
  type MintPrice,
  type MintReason,
  MOST_VOUCHERS,
  mintConditions,
} from "./schemas.ts";

type MintCondition = keyof typeof mintConditions;
type Eligibility = z.infer<typeof EligibilityResponse>;
type CanyBalances = z.infer<typeof BalanceResponse>;

const NOBODY = "0x0000000000000000000000000000000000000000";

/**
 * Whether a wallet may mint a name on a chain, with every condition and the price. Default: the caller's wallet, the first chain with
 * names. Throws UNSUPPORTED_CHAIN; CHAIN_UNAVAILABLE if the balance for the discount cannot be read.
 */
export async function getMintEligibility(
  ctx: Context,
  input: { name: string; address?: Address; chainId?: number },
): Promise<Eligibility> {
  const chain = chainOf(ctx, input.chainId);
  const address = input.address ?? walletOf(ctx);
  const name = stripSuffix(input.name);
  const [reasons, price] = await Promise.all([judgeMint(ctx, { name, address, chain }), mintPrice(chain, address)]);
  return {
    name,
    address: checksum(address),
    chainId: chain.id,
    eligible: reasons.every((reason) => reason.ok),
    reasons,
    price,
  };
}

/** Terms of reservations, `deposit` in wei; `none` without a contract, `unknown` while the chain does not respond. */
type ReservationTerms =
  | { state: "known"; deposit: string; periodSeconds: number }
  | { state: "none" }
  | { state: "unknown" };

export interface MintTerms {
  chainId: number;
  name: string;
  /** Without discount, wei. */
  price: string;
  currency: string;
  /** Null without a discount. `balance` in CANY's smallest unit. */
  discount: { percent: number; balance: string } | null;
  reservation: ReservationTerms;
}

/** A contract's terms never change. */
const knownTerms = processSingleton("reservation terms", () => new Map<string, ReservationTerms>());

/** Prices and reservation terms of each chain with names. A chain that does not respond causes no error. */
export function getMintTerms(ctx: Pick<Context, "env">): Promise<MintTerms[]> {
  return Promise.all(
    namesChains(ctx).map(async ({ chain }) => {
      const discount = canyDiscount(chain);
      return {
        chainId: chain.id,
        name: chain.name,
        price: chain.mint.price,
        currency: chain.currency,
        discount: discount && { percent: discount.percent, balance: discount.balance },
        reservation: await termsOf(chain),
      };
    }),
  );
}

/** The discount that a chain gives to holders of CANY; null if it gives none. `balance`: how much they hold, in CANY's smallest unit. */
function canyDiscount({ mint, contracts }: ChainConfig) {
  const { price, canyDiscountPercent: percent, canyBalance: balance } = mint;
  const { cany } = contracts;
  return cany !== undefined && percent > 0 && BigInt(price) > 0n ? { cany, percent, balance } : null;
}

/** The price of a name for a wallet, after CANY's discount. Throws CHAIN_UNAVAILABLE if the balance cannot be read. */
export async function mintPrice(chain: ChainConfig, wallet: Address): Promise<MintPrice> {
  const discount = canyDiscount(chain);
  const held = discount
    ? await orChainUnavailable(chain, () => readTokenBalance(interactiveClient(chain), discount.cany, wallet))
    : 0n;
  const discountPercent = discount && held >= BigInt(discount.balance) ? discount.percent : 0;
  return { amount: discounted(BigInt(chain.mint.price), discountPercent), currency: chain.currency, discountPercent };
}

/** The discounted price in wei, rounded up. */
function discounted(price: bigint, percent: number): string {
  return String(price - (price * BigInt(percent)) / 100n);
}

async function termsOf(chain: ChainConfig): Promise<ReservationTerms> {
  const { reservations } = chain.contracts;
  if (reservations === undefined) return { state: "none" };
  const key = `${chain.id} ${reservations}`;
  const known = knownTerms.get(key) ?? (await readTerms(chain, reservations));
  if (known.state === "known") knownTerms.set(key, known);
  return known;
}

async function readTerms(chain: ChainConfig, contract: Address): Promise<ReservationTerms> {
  try {
    const { deposit, period } = await orChainUnavailable(chain, () =>
      readReservationTerms(interactiveClient(chain), contract),
    );
    return { state: "known", deposit: String(deposit), periodSeconds: Number(period) };
  } catch (error) {
    if (isServiceError(error) && error.code === "CHAIN_UNAVAILABLE") return { state: "unknown" };
    throw error;
  }
}

/** The chains on which names are minted, in the configured order. */
export function getMintChains(ctx: Pick<Context, "env">): { chains: MintChain[] } {
  return {
    chains: namesChains(ctx).map(({ chain, contract }) => ({
      chainId: chain.id,
      name: chain.name,
      contract: checksum(contract),
      reservations: chain.contracts.reservations ? checksum(chain.contracts.reservations) : null,
      token: chain.contracts.cany ? checksum(chain.contracts.cany) : null,
      price: chain.mint.price,
      currency: chain.currency,
      ...(chain.explorerUrl ? { explorer: chain.explorerUrl } : {}),
    })),
  };
}

function chainOf(ctx: Context, chainId: number | undefined): ChainConfig {
  const chain = chainId === undefined ? namesChains(ctx)[0]?.chain : requireChain(ctx, chainId);
  if (chain) return chain;
  throw new ServiceError("UNSUPPORTED_CHAIN", "No configured chain mints names.");
}

function walletOf({ actor }: Context): Address {
  // Wallets of actors are lower-case hex.
  if (actor.kind === "key" || actor.kind === "session") return actor.wallet as Address;
  throw invalidField("query.address", "must be given");
}

/** Every condition of a mint, in the order of the table. */
export async function judgeMint(
  ctx: Context,
  input: { name: string; address: Address; chain: ChainConfig },
): Promise<MintReason[]> {
  const { name, address, chain } = input;
  const isValid = isName(name) && !name.includes(".");
  // An invalid name is never stored, and may contain characters that queries reject.
  const [state, hasLeft] = isValid
    ? await Promise.all([
        readState(ctx, { name, address, chainId: chain.id }),
        hasVoucherLeft(ctx, ctx.pg, { name, claimer: address, chainId: chain.id }),
      ])
    : [FREE, true];
  const holds: Record<MintCondition, boolean> = {
    NAME_FORMAT: isValid,
    NAME_NOT_BLOCKED: !(isValid && isBlockedName(ctx, name)),
    NAME_NOT_MINTED: !state.minted,
    NAME_NOT_RESERVED: !state.reserved,
    NO_OTHER_VOUCHER: !state.promised,
    VOUCHERS_LEFT: hasLeft,
    CHAIN_SUPPORTED: chain.contracts.names !== undefined,
    VOUCHERS_SIGNED: ctx.env.VOUCHER_SIGNER_KEY !== undefined,
    WALLET: address !== NOBODY,
  };
  return (Object.keys(holds) as MintCondition[]).map((code) => reasonOf(code, holds[code])); // keys of the record
}

interface Wanted {
  name: string;
  claimer: Address;
  chainId: number;
}

/** The developer of the request; null for the service itself. */
export function askingDeveloper({ actor }: Pick<Context, "actor">): string | null {
  return actor.kind === "key" || actor.kind === "session" ? actor.developerId : null;
}

/**
 * Whether claimer and developer may have another voucher. Valid vouchers for other names count, unless the name is minted or reserved
 * by its claimer. A name that the claimer has reserved on this chain is not limited, because of its deposit.
 */
export async function hasVoucherLeft(ctx: Pick<Context, "actor" | "now">, sql: Sql, wanted: Wanted): Promise<boolean> {
  if (await hasReserved(ctx, sql, wanted)) return true;
  const { rows } = await sql.query<{ claimed: number; requested: number }>(
    `select (count(*) filter (where claimer = $2))::int as claimed,
       (count(*) filter (where developer_id = $3))::int as requested
     from voucher v
     where (claimer = $2 or developer_id = $3) and expires_at >= $4 and name <> $1
       and not exists (select 1 from identity i where i.name = v.name)
       and not exists (select 1 from reservation r where r.name = v.name and r.address = v.claimer
         and r.chain_id = v.chain_id and r.state = 'open' and r.expires_at >= $4)`,
    [wanted.name, wanted.claimer, askingDeveloper(ctx), ctx.now],
  );
  const { claimed = 0, requested = 0 } = rows[0] ?? {};
  return claimed < MOST_VOUCHERS.claimer && requested < MOST_VOUCHERS.developer;
}

export async function hasReserved(ctx: Pick<Context, "now">, sql: Sql, wanted: Wanted): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select 1 from reservation
     where name = $1 and address = $2 and chain_id = $3 and state = 'open' and expires_at >= $4 limit 1`,
    [wanted.name, wanted.claimer, wanted.chainId, ctx.now],
  );
  return rowCount === 1;
}

export function reasonOf(code: MintCondition, ok: boolean): MintReason {
  return { code, ok, message: mintConditions[code][ok ? "ok" : "not"] };
}

interface State {
  minted: boolean;
  /** Another wallet's reservation counts, or blocks the chain's contract. */
  reserved: boolean;
  /** Another wallet or chain has a valid voucher. */
  promised: boolean;
}

const FREE: State = { minted: false, reserved: false, promised: false };

async function readState(ctx: Context, input: { name: string; address: Address; chainId: number }): Promise<State> {
  const { rows } = await ctx.pg.query<State>(
    `with open as (
       select address, chain_id, row_number() over (order by reserved_at, chain_id, log_index) as position
       from reservation where name = $1 and state = 'open' and expires_at >= $4)
     select exists (select 1 from identity where name = $1) as minted,
       exists (select 1 from open where address <> $2 and (position = 1 or chain_id = $3)) as reserved,
       exists (select 1 from voucher where name = $1 and expires_at >= $4
         and (claimer <> $2 or chain_id <> $3)) as promised`,
    [input.name, input.address, input.chainId, ctx.now],
  );
  return rows[0] ?? FREE;
}

/** As in CanyToken.sol. */
const CANY = { symbol: "CANY", decimals: 18 } as const;

/** A wallet's CANY balance on each chain that has it, and the sum. Throws CHAIN_UNAVAILABLE. */
export async function getCanyBalance(ctx: Context, input: { address: Address }): Promise<CanyBalances> {
  const held = await Promise.all(
    ctx.env.CHAINS.flatMap((chain) => {
      const { cany } = chain.contracts;
      if (!cany) return [];
      return orChainUnavailable(chain, async () => ({
        chainId: chain.id,
        token: cany,
        units: await readTokenBalance(interactiveClient(chain), cany, input.address),
      }));
    }),
  );
  return {
    address: checksum(input.address),
    balances: held.map(({ chainId, token, units }) => ({
      chainId,
      token: checksum(token),
      ...CANY,
      balance: String(units),
      formatted: formatUnits(units, CANY.decimals),
    })),
    total: String(held.reduce((sum, { units }) => sum + units, 0n)),
  };
}

/** A wallet's balance of CANY, or any other ERC-20 token, at the newest block, in its smallest unit. */
async function readTokenBalance(state: StateReader, token: Address, holder: Address): Promise<bigint> {
  const data = await state.call(token, encodeFunctionData({ abi: canyAbi, functionName: "balanceOf", args: [holder] }));
  return readable(token, () => decodeFunctionResult({ abi: canyAbi, functionName: "balanceOf", data: bytes(data) }));
}

/** Whether a name (without suffix) is minted in an IdentityNames contract at the newest block. */
export async function isNameMinted(state: StateReader, contract: Address, name: string): Promise<boolean> {
  const data = await state.call(
    contract,
    encodeFunctionData({ abi: namesAbi, functionName: "isMinted", args: [name] }),
  );
  return readable(contract, () => decodeFunctionResult({ abi: namesAbi, functionName: "isMinted", data: bytes(data) }));
}

/** The minimum deposit of a NameReservations contract, wei, and the period of a reservation, seconds. Both are constant. */
async function readReservationTerms(
  state: StateReader,
  contract: Address,
): Promise<{ deposit: bigint; period: bigint }> {
  const read = async (functionName: "deposit" | "period") => {
    const data = await state.call(contract, encodeFunctionData({ abi: reservationsAbi, functionName }));
    return readable(contract, () => decodeFunctionResult({ abi: reservationsAbi, functionName, data: bytes(data) }));
  };
  const [deposit, period] = await Promise.all([read("deposit"), read("period")]);
  return { deposit, period };
}

// The client returns only hex.
const bytes = (data: string) => data as `0x${string}`;

/** Throws MALFORMED if the result cannot be decoded: the address in the settings is not that contract's. */
function readable<T>(contract: Address, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ChainError("MALFORMED", `${contract} does not answer as the contract that the settings name`, { cause });
  }
}
