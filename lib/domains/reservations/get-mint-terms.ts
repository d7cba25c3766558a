import { readReservationTerms } from "../../chain/names-contracts.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/interactive-client.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { checksum } from "../../core/schemas.ts";
import { namesChains } from "../identities/index.ts";
import { canyDiscount } from "./mint-price.ts";
import type { MintChain } from "./schemas.ts";

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
