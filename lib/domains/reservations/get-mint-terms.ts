import { readReservationTerms, readTokenBalance } from "../../chain/names-contracts.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/open-source.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { checksum } from "../../core/schemas.ts";
import { namesChains } from "../identities/index.ts";
import type { MintChain, MintPrice } from "./schemas.ts";

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
