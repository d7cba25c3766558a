import { setTimeout } from "node:timers/promises";
import { encodeEventTopics, encodeFunctionData, type Hex, zeroHash } from "viem";
import { privateKeyToAddress } from "viem/accounts";
import { readBigInt, readNumber } from "../../chain/hex.ts";
import { batchReads, chainErrorIn } from "../../chain/multicall.ts";
import { rootsAbi } from "../../chain/roots-abi.ts";
import { interactiveClient } from "../../chain/sources/open-source.ts";
import type { BlockReader, LogReader, StateReader } from "../../chain/types.ts";
import { underLock, underLockIfFree } from "../../core/advisory-lock.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { modelHash, readActiveModel } from "../models/index.ts";
import { receiptDomain } from "../scores/index.ts";
import { findReceipt, senderLock, sendStored, signAndStore } from "../transactions/index.ts";
import type { EpochJob } from "./build-epoch.ts";
import type { PublishedRoot } from "./schemas.ts";

/** How long to wait for a transaction, and how often to poll for it, milliseconds. */
const PATIENCE_MS = 60_000;
const POLL_MS = { local: 50, remote: 1_000 };
/** How far a chain's clock may be behind the service's, seconds. */
const CLOCK_SKEW = 3_600;

/** Whether a publisher's key and a chain with BoardRoots are configured. */
export function canPublish({ env }: Pick<Context, "env">): boolean {
  return env.ROOTS_PUBLISHER_KEY !== undefined && env.CHAINS.some(({ contracts }) => contracts.roots);
}

/**
 * Publishes the newest epoch on each chain with BoardRoots, unless it is there. Returns what was published, including what an
 * earlier run published but did not store before it died. An epoch older than the newest is never published: the contract takes ascending
 * numbers. Tries all chains, then throws an error that says why for those that failed.
 */
export async function publishEpochs(ctx: Pick<Context, "env" | "pg" | "now">): Promise<PublishedRoot[]> {
  const { ROOTS_PUBLISHER_KEY: key, CHAINS } = ctx.env;
  if (!key) return [];
  const published: PublishedRoot[] = [];
  const failures: Error[] = [];
  for (const chain of CHAINS) {
    const { roots: contract } = chain.contracts;
    if (!contract) continue;
    try {
      const one = await underLockIfFree(ctx.pg, `publisher of chain ${chain.id}`, () =>
        publishNewest(ctx, { chain, contract, key }),
      );
      if (one) published.push(one);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(new Error(`No epoch was published on chain ${chain.id}: ${reason}`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return published;
}

/** Where and with which key to publish. */
interface Target {
  chain: ChainConfig;
  contract: Address;
  key: Hex;
}

interface UnpublishedEpoch {
  number: number;
  root: Hex;
  at: Date;
}

async function publishNewest({ pg, now }: Pick<Context, "pg" | "now">, target: Target): Promise<PublishedRoot | null> {
  const { chain } = target;
  const contract = checksum(target.contract);
  const { rows } = await pg.query<UnpublishedEpoch & { rows: number; published: PublishedRoot[] }>(
    "select number, root, at, rows, published from epoch order by number desc limit 1",
  );
  const [epoch] = rows;
  const isDone = epoch?.published.some((one) => one.chainId === chain.id && one.contract === contract);
  // The contract takes no empty root.
  if (!epoch || epoch.rows === 0 || isDone) return null;
  const txHash = await publish({ pg, now }, target, epoch);
  const published: PublishedRoot = { chainId: chain.id, contract, txHash, at: now.toISOString() };
  await pg.query("update epoch set published = published || $2::jsonb where number = $1", [
    epoch.number,
    JSON.stringify([published]),
  ]);
  return published;
}

/** The transaction that published an epoch: one of an earlier run, or a new one. Throws an error that says what is wrong. */
async function publish(
  { pg, now }: Pick<Context, "pg" | "now">,
  target: Target,
  { number, root, at }: UnpublishedEpoch,
): Promise<Hex> {
  const { chain, contract, key } = target;
  const client = interactiveClient(chain);
  const sender = privateKeyToAddress(key);
  // An earlier run may have died after it sent the transaction, which must not be sent twice.
  await until(chain, `a transaction of ${sender} is pending`, async () => (await pendingOf(chain, sender)) === 0);
  const state = await readBoardRoots(client, contract, number);
  if (state.root === root) {
    const after = at.getTime() / 1000 - CLOCK_SKEW;
    const found = await findPublication(client, { contract, number, after });
    if (found) return found;
    throw new Error(`${contract} has epoch ${number}, but no event of it was found.`);
  }
  if (state.newest >= number) {
    throw new Error(`${contract} has epoch ${state.newest} of another board; this one's newest is ${number}.`);
  }
  if (!state.publishers.includes(sender.toLowerCase())) {
    throw new Error(`${sender} may not publish in ${contract}: its owner can call setPublisher.`);
  }
  const signed = await underLock(pg, senderLock(target), async (sql) => {
    const check = async ({ maxCost }: { maxCost: bigint }) => {
      const balance = readBigInt(await client.request("eth_getBalance", [sender, "latest"]), "balance");
      if (balance < maxCost) throw new Error(`${sender} has ${balance} wei, and the transaction may cost ${maxCost}.`);
    };
    const stored = await signAndStore(sql, target, { to: contract, data: publishCall(number, root), now, check });
    await sendStored(sql, chain, stored);
    return stored;
  });
  return awaitMined(pg, chain, signed.hash);
}

/** Blocks of one request for events. */
const BLOCKS_AT_ONCE = 1_000;

/** The state of a BoardRoots contract at the newest block. */
interface BoardRootsState {
  /** The root of the epoch; null if it is not published. */
  root: Hex | null;
  /** The number of its newest epoch; 0 without one. */
  newest: number;
  /** Who may publish, lower-case hex. */
  publishers: string[];
}

/** Reads BoardRoots. Throws a ChainError, or an Error if the address has no such contract. */
async function readBoardRoots(state: StateReader, contract: Address, number: number): Promise<BoardRootsState> {
  const { viem } = batchReads(state);
  const on = { address: contract, abi: rootsAbi } as const;
  try {
    const [root, newest, ...publishers] = await Promise.all([
      viem.readContract({ ...on, functionName: "rootOf", args: [BigInt(number)] }),
      viem.readContract({ ...on, functionName: "newest" }),
      viem.readContract({ ...on, functionName: "publisher" }),
      viem.readContract({ ...on, functionName: "owner" }),
    ]);
    return {
      root: root === zeroHash ? null : root,
      newest: Number(newest),
      publishers: publishers.map((one) => one.toLowerCase()),
    };
  } catch (error) {
    throw (
      chainErrorIn(error) ?? new Error(`${contract} on chain ${state.chainId} is not BoardRoots.`, { cause: error })
    );
  }
}

/** The call that publishes a root. */
function publishCall(number: number, root: Hex): Hex {
  return encodeFunctionData({ abi: rootsAbi, functionName: "publish", args: [BigInt(number), root] });
}

/** The transaction that published an epoch after a time (unix seconds), found by its event; null if there is none. */
async function findPublication(
  client: BlockReader & LogReader,
  { contract, number, after }: { contract: Address; number: number; after: number },
): Promise<Hex | null> {
  const topics = encodeEventTopics({ abi: rootsAbi, eventName: "RootPublished", args: { number: BigInt(number) } });
  // Backwards, because it is usually in one of the newest blocks.
  for (let to = (await client.head()).number; to >= 0; to -= BLOCKS_AT_ONCE) {
    const logs = await client.logs(contract, Math.max(to - BLOCKS_AT_ONCE + 1, 0), to);
    const found = logs.find((log) => topics.every((topic, i) => log.topics[i] === topic));
    if (found) return found.txHash as Hex; // `logs` has checked the form.
    const header = await client.header(Math.max(to - BLOCKS_AT_ONCE + 1, 0));
    if (header && header.time < after) return null;
  }
  return null;
}

/** The hash of a sent transaction once it is mined: raised fees make another one of it. */
async function awaitMined(pg: Context["pg"], chain: ChainConfig, hash: Hex): Promise<Hex> {
  let mined = hash;
  await until(chain, `${hash} is not mined`, async () => {
    const found = await findReceipt(pg, interactiveClient(chain), { chainId: chain.id, hash });
    if (found && !found.receipt.success) throw new Error(`${found.hash} reverted.`);
    if (found) mined = found.hash as Hex; // The client returns only hex.
    return found !== null;
  });
  return mined;
}

/** How many transactions of an account wait to be mined. */
async function pendingOf(chain: ChainConfig, account: Hex): Promise<number> {
  const client = interactiveClient(chain);
  const [mined, sent] = await Promise.all(
    ["latest", "pending"].map(async (block) =>
      readNumber(await client.request("eth_getTransactionCount", [account, block]), "nonce"),
    ),
  );
  return Math.max((sent ?? 0) - (mined ?? 0), 0);
}

async function until(chain: ChainConfig, fault: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`${fault} after a minute. The next run looks for it again.`);
    await setTimeout(chain.local ? POLL_MS.local : POLL_MS.remote);
  }
}

/** What an epoch of the scores as they are now is built with. */
export async function createEpochJob(
  { env, pg, now }: Pick<Context, "env" | "pg" | "now">,
  onlyIfDue: boolean,
): Promise<EpochJob> {
  return {
    databaseUrl: env.DATABASE_URL,
    chains: env.CHAINS.map(({ id }) => id),
    modelHash: modelHash(await readActiveModel(pg)),
    domain: receiptDomain(env),
    signerKey: env.RECEIPT_SIGNER_KEY,
    at: now.getTime(),
    keepRows: env.EPOCHS_WITH_ROWS,
    onlyIfDue,
  };
}
