import { keccak256, type LocalAccount, type TypedDataDefinition, toHex } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { type SignedMessage, type SignedType, signedTypes, signingDomain } from "../../lib/core/typed-data.ts";
import { activateIdentity, type IdentityView, linkWallet } from "../../lib/domains/identities/index.ts";
import { type Following, follow } from "../indexer/following.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyTables } from "../setup/empty-tables.ts";
import { type NamesWorld, startNamesWorld } from "../solidity/names-world.ts";

export const FINALITY = 3;
type Lower = `0x${string}`;

/** The key of a person of the names' world. */
export function keyOf(number: number): Lower {
  return keccak256(toHex(`person ${number}`));
}

/** An account's address as tables hold it. */
export function lower(account: { address: string }): Lower {
  return account.address.toLowerCase() as Lower;
}

/** The entry of CHAINS for a chain of a names' world. */
export function chainOf(world: NamesWorld, more: object = {}): ChainConfig {
  return ChainConfig.parse({
    id: 31337,
    name: "Test",
    rpcUrls: [world.url],
    finalityDepth: FINALITY,
    wallets: "all",
    local: true,
    contracts: { names: world.at.names, reservations: world.at.reservations },
    ...more,
  });
}

/** The service with chains that have names: its database, its context, its indexers. */
export function useIdentities() {
  const holder = useContext();
  const running: Following[] = [];

  function context(chains: readonly ChainConfig[], more: Partial<Context> = {}, settings: Record<string, string> = {}) {
    const env = testEnv(holder.url(), {
      CHAINS: JSON.stringify(chains),
      VOUCHER_SIGNER_KEY: keyOf(0),
      MINTER_KEY: keyOf(2),
      ...settings,
    });
    return holder.ctx({ env, ...more });
  }

  return {
    holder,
    context,
    /** Index a chain in this process. */
    async index(chains: readonly ChainConfig[], chain: ChainConfig): Promise<Following> {
      const one = await follow(context(chains), holder.url(), chain);
      running.push(one);
      return one;
    },
    async stop(): Promise<void> {
      for (const one of running.splice(0)) await one.stop();
    },
    async clear(): Promise<void> {
      await emptyTables(
        holder.ctx().pg,
        `activity, facts, score, score_feed, saved_ranking, score_close, outbox, block, chain_cursor,
          funding_cluster, tracked_wallet, tracking, backfill, wallet, graphile_worker._private_jobs, name_event, identity, identity_wallet,
          identity_past, identity_departure, identity_feed, notification, reservation, reservation_cursor, voucher, sponsored_mint, sent_transaction, referral, referral_code, developer`,
      );
    },
    async rows<T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
      return (await holder.ctx().pg.query(text, values)).rows;
    },
  };
}

/** A chain with the contracts of names for the tests of a file, as it was before each of them, and the service beside it. */
export function useNamesWorld() {
  const service = useIdentities();
  let world: NamesWorld;
  let clean: Lower;
  beforeAll(async () => {
    world = await startNamesWorld();
  });
  afterAll(() => world?.stop());
  beforeEach(async () => {
    await service.clear();
    clean = await world.chain.snapshot();
  });
  afterEach(async () => {
    await service.stop();
    await world.chain.revert({ id: clean });
  });

  const ctx = (more: Partial<Context> = {}) => service.context([chainOf(world)], more);
  return {
    ...service,
    /** The chain; there once tests run. */
    get world(): NamesWorld {
      return world;
    },
    ctx,
    index: () => service.index([chainOf(world)], chainOf(world)),
    reached: (one: Following) => reached(one, world),
    mine: (blocks: number) => mine(world, blocks),
    /** The owner activates a name and links a wallet to it, both in a session of the owner. */
    async activateAndLink(name: string, owner: LocalAccount, wallet: LocalAccount): Promise<IdentityView> {
      const as = ctx(sessionOf(owner));
      const { nonce } = await activateIdentity(as, { name });
      const until = deadline(as);
      const message = {
        name,
        owner: lower(owner),
        wallet: lower(wallet),
        nonce: BigInt(nonce),
        deadline: BigInt(until),
      };
      const signature = await signFor(as, wallet, "LinkWallet", message);
      return linkWallet(as, { name, address: lower(wallet), deadline: until, signature });
    },
  };
}

/** Fulfilled when the indexer is at the chain's newest block. */
export async function reached(one: Following, world: NamesWorld): Promise<void> {
  const { hash } = await world.chain.getBlock();
  await one.until((leader) => leader.cursor.newest?.hash === hash && leader.cursor.state === "following");
}

export function mine(world: NamesWorld, blocks: number): Promise<void> {
  return world.chain.mine({ blocks });
}

/** Sign a message of the service; `domain` replaces parts of the right one. */
export function signFor<T extends SignedType>(
  ctx: Pick<Context, "env">,
  by: LocalAccount,
  primaryType: T,
  message: SignedMessage<T>,
  domain: { chainId?: number; salt?: Lower } = {},
): Promise<Lower> {
  const { chainId = 31337, ...more } = domain;
  // The table's types hold for every primary type; TypeScript cannot follow them through the type parameter.
  return by.signTypedData({
    domain: { ...signingDomain(ctx.env, chainId), ...more },
    types: { [primaryType]: signedTypes[primaryType] },
    primaryType,
    message,
  } as unknown as TypedDataDefinition);
}

/** A session of a wallet. */
export function sessionOf(account: { address: string }): Pick<Context, "actor"> {
  const wallet = lower(account);
  return { actor: { kind: "session", developerId: `dev_${wallet}`, wallet, sessionId: "ses_1", tier: "free" } };
}

/** A deadline that holds, unix seconds. */
export function deadline(ctx: Pick<Context, "now">, seconds = 600): number {
  return Math.floor(ctx.now.getTime() / 1000) + seconds;
}
