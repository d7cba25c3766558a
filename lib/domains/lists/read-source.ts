import type { Pool } from "pg";
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from "viem";
import { hasCapability, indexesEveryWallet } from "../../chain/capabilities.ts";
import { isChainError } from "../../chain/errors.ts";
import { finalBlock, isStateLost } from "../../chain/sources/asked-blocks.ts";
import type { Spend } from "../../chain/sources/contract-calls.ts";
import { openSource } from "../../chain/sources/open-source.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { easDeployment } from "../../core/eas-deployments.ts";
import { isServiceError, ServiceError } from "../../core/errors.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { checksum } from "../../core/schemas.ts";
import { openSpending } from "../policies/index.ts";
import { boardsOf, getLeaderboard } from "../scores/index.ts";
import { checkAttestations } from "./check-attestations.ts";
import { checkHolders } from "./check-holders.ts";
import { readLogs } from "./read-logs.ts";
import { LIST_ROWS } from "./schemas.ts";
import { NOBODY, type TokenStandard } from "./source-changes.ts";
import { isOver, type Reading, refused } from "./source-reading.ts";
import type { ListSource } from "./source-schemas.ts";
import { enqueueSource, failList, findList, nextTry, type SourceState } from "./stored-list.ts";
import { finishSource, finishWith, storeState } from "./stored-source.ts";

const DAY_MS = 86_400_000;
/** How long a turn reads, after which another list is due; while none is, it goes on, and stores what it read after this at most. */
const TURN_MS = 3_000;
const LONGEST_TURN_MS = 10_000;
/** Blocks of the first request: most nodes answer so many, and each refusal costs a request. */
const FIRST_BLOCKS = 1_000;
/** Nobody waits for an answer; a turn does not outlive one by much. */
const LIMITS = {
  timeoutMs: 10_000,
  maxBytes: 8 * 1024 * 1024,
  retry: { attempts: 2, baseMs: 250, maxMs: 500, longestPauseMs: 1_000 },
};
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** How long a chain is asked for its newest block, after it did not answer a list. */
const PROBE_MS = 2_000;
const BOARD_PAGE = 100;
/** How often a board may move between two of its pages. */
const MOST_MOVES = 100;
const MOST_OWNERS = 10_000;
const GAS = "0xf42400";

/**
 * Runs a turn of reading a list from where it comes from, and enqueues the next one. What was read is stored with how far that is, so that a
 * turn after a crash goes on. At its end the rows are stored as an upload is, and everything else follows from that.
 */
export async function readSource(
  ctx: Context,
  { listId, signal }: { listId: string; signal: AbortSignal },
): Promise<void> {
  const list = await findList(ctx.pg, listId);
  if (list?.state !== "waiting" || list.source === null || list.sourceState?.isRead) return;
  const { id, developerId, source } = list;
  const state = list.sourceState ?? {};
  const startedAt = performance.now();
  const clock = () => ctx.now.getTime() + performance.now() - startedAt;
  const read = async (): Promise<boolean> =>
    source.kind === "board"
      ? await readBoard(ctx, { id, source })
      : askChain(ctx, { chainId: source.chainId, clock }, async () =>
          readChain(ctx, await openReading(ctx, { id, developerId, source, state }, signal)),
        );
  try {
    if (await read()) await enqueueSource(ctx.pg, id);
  } catch (error) {
    if (signal.aborted || !(isChainError(error) || isServiceError(error))) throw error;
    await pauseOrFail(ctx, { id, state: (await findList(ctx.pg, id))?.sourceState ?? {}, clock }, error);
  }
}

/** The time by now, milliseconds: a node that swallows what it is asked takes longer than the first pause. */
type Clock = () => number;

/** Chains that answer nothing: the error, until when no list asks them (milliseconds), and how often one did. */
const silent = processSingleton(
  "silent chains of lists",
  () => new Map<number, { error: Error; until: number; times: number }>(),
);

/**
 * Asks a chain for a list. One that answers nothing is asked for its newest block alone, now and then: until it answers, all its lists fail at once
 * as the first did, so that they take no turns from those of others. A node that fails one list's questions alone is silent for nobody.
 */
async function askChain(
  ctx: Context,
  { chainId, clock }: { chainId: number; clock: Clock },
  ask: () => Promise<boolean>,
): Promise<boolean> {
  const isSilent = async (error: Error): Promise<boolean> => {
    const answers = await answersAnything(ctx, chainId);
    const { times = 0 } = silent.get(chainId) ?? {};
    if (answers) silent.delete(chainId);
    else silent.set(chainId, { error, times: times + 1, until: clock() + pauseAfter(times) });
    return !answers;
  };
  const silence = silent.get(chainId);
  if (silence && (clock() < silence.until || (await isSilent(silence.error)))) throw silence.error;
  try {
    return await ask();
  } catch (error) {
    if (isChainError(error) && !lasting.has(error.code)) await isSilent(error);
    throw error;
  }
}

/** Whether a chain's node says at least which block is its newest. */
async function answersAnything({ env }: Context, chainId: number): Promise<boolean> {
  const chain = env.CHAINS.find(({ id }) => id === chainId);
  if (!chain) return true;
  const asked = clientOf(chain).request("eth_blockNumber", [], AbortSignal.timeout(PROBE_MS));
  return asked.then(
    () => true,
    () => false,
  );
}

const pauseAfter = (times: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(times, 10));

async function pauseOrFail(
  ctx: Context,
  { id, state, clock }: { id: string; state: SourceState; clock: Clock },
  error: Error & { code: string },
) {
  const { code, message } = error;
  if (code === "RATE_LIMIT_EXCEEDED") return pause(ctx, { id, state }, { reason: message, at: nextTry(ctx.now) });
  const passes = isChainError(error) ? !lasting.has(code) : code.endsWith("UNAVAILABLE");
  if (!passes)
    return failList(ctx, id, isChainError(error) ? `Its chain's node: ${wordsOf[code] ?? message}` : message);
  const { since, times } = state.failing ?? { since: ctx.now.toISOString(), times: 0 };
  const why = isChainError(error) ? "Its chain does not answer." : message;
  if (ctx.now.getTime() - Date.parse(since) > DAY_MS) return failList(ctx, id, `It was asked for a day: ${why}`);
  const reason = `${why} It is asked again.`;
  return pause(
    ctx,
    { id, state: { ...state, failing: { since, times: times + 1 } } },
    { reason, at: new Date(clock() + pauseAfter(times)) },
  );
}

/** Errors of a chain that the same question gives again. */
const lasting: ReadonlySet<string> = new Set(["STATE_UNAVAILABLE", "TOO_LARGE", "UNSUPPORTED", "REVERTED"]);
const wordsOf: Readonly<Record<string, string>> = {
  STATE_UNAVAILABLE: "it does not keep the blocks or the state that were asked for.",
  TOO_LARGE: `a block has more logs of the contract than ${LIMITS.maxBytes / 1024 / 1024} MiB.`,
};

async function pause(
  ctx: Context,
  { id, state }: { id: string; state: SourceState },
  { reason, at }: { reason: string; at: Date },
) {
  if (await storeState(ctx.pg, { id, state, reason })) await enqueueSource(ctx.pg, id, at);
}

async function readBoard(
  ctx: Context,
  { id, source }: Pick<Reading<Extract<ListSource, { kind: "board" }>>, "id" | "source">,
) {
  await boardsOf(ctx).loaded;
  const { category = "total", limit: most } = source;
  const wallets = await readTop(most, async (limit, offset) => {
    const { leaderboard } = await getLeaderboard(ctx, { category, timeframe: "all", order: "desc", limit, offset });
    return leaderboard.map(({ address }) => address.toLowerCase());
  });
  await finishWith(ctx.pg, { id, state: {}, wallets });
  return false;
}

/**
 * The first wallets of a board in pages. Each page begins with the last row of the one before: if another is there, rows moved between the two,
 * and both are read again. Who moved is in both.
 */
async function readTop(most: number, read: (limit: number, offset: number) => Promise<string[]>): Promise<string[]> {
  const wallets = new Set<string>();
  let last: string | undefined;
  let moves = 0;
  for (let offset = 0; ; ) {
    const limit = Math.min(BOARD_PAGE, most - offset);
    const page = await read(limit, offset);
    if (last !== undefined && page[0] !== last) {
      if (++moves > MOST_MOVES) throw new ServiceError("LEADERBOARD_UNAVAILABLE", "The board moves while it is read.");
      offset = Math.max(0, offset - BOARD_PAGE + 1);
      last = undefined;
      continue;
    }
    for (const wallet of page) wallets.add(wallet);
    if (page.length < limit || offset + limit >= most) return [...wallets].slice(0, most);
    last = page.at(-1);
    offset += limit - 1;
  }
}

function clientOf(chain: ChainConfig) {
  return processSingleton(`list sources ${chain.id} ${chain.rpcUrls.join(" ")}`, () =>
    openSource(chain, "blocks", LIMITS),
  );
}

function spendingOf(ctx: Context, developerId: string): Reading["spend"] {
  const spend: Spend = openSpending(ctx, developerId);
  return async (calls) => {
    if (await spend(calls)) return;
    const most = ctx.env.CHAIN_READS_PER_DAY.toLocaleString("en");
    throw new ServiceError(
      "RATE_LIMIT_EXCEEDED",
      `The ${most} calls of nodes of a day are used up; it goes on the next day.`,
    );
  };
}

/** Finds as of which block a list is read. */
async function openReading(
  ctx: Context,
  list: Pick<Reading, "id" | "developerId" | "source" | "state">,
  ended: AbortSignal,
): Promise<Reading> {
  const { source, state } = list;
  const opened = { ...list, ...openTurns(ctx.pg, list.id, ended) };
  const chain = ctx.env.CHAINS.find(({ id }) => id === source.chainId);
  if (!chain || !hasCapability(chain, "blocks")) throw refused(`Chain ${source.chainId} is no longer read here.`);
  const client = clientOf(chain);
  const spend = spendingOf(ctx, opened.developerId);
  if (state.block) return { ...opened, chain, client, spend, block: state.block };
  await spend(2);
  const final = await finalBlock(chain, ctx.now);
  const wanted = source.kind === "holders" ? source.block : undefined;
  if (wanted !== undefined && wanted > final.number) {
    throw refused(`Block ${wanted} of chain ${chain.id} is not final; the newest final block is ${final.number}.`);
  }
  const header = wanted === undefined ? final : await client.header(wanted, opened.signal);
  if (!header) throw refused(`No node of chain ${chain.id} here has block ${wanted}.`);
  const block = { number: header.number, hash: header.hash, time: header.time };
  return { ...opened, chain, client, spend, block, state: { ...state, block } };
}

/** The first turn of a reading, and what gives the next ones. */
function openTurns(pg: Pool, id: string, ended: AbortSignal): Pick<Reading, "until" | "signal" | "further"> {
  const longest = performance.now() + LONGEST_TURN_MS;
  const turn = () => {
    const ms = Math.max(0, Math.min(TURN_MS, Math.ceil(longest - performance.now())));
    const signal = AbortSignal.any([ended, AbortSignal.timeout(ms + LIMITS.timeoutMs)]);
    return { until: performance.now() + ms, signal };
  };
  const further = async () => {
    if (ended.aborted || performance.now() > longest) return null;
    // Those that wait for anything else have a reason.
    const { rowCount } = await pg.query(
      "select from list where state = 'waiting' and source is not null and reason is null and id <> $1 limit 1",
      [id],
    );
    return rowCount === 0 ? turn() : null;
  };
  return { ...turn(), further };
}

/** Returns whether another turn follows. */
async function readChain(ctx: Context, reading: Reading): Promise<boolean> {
  const { id, source, block } = reading;
  if (source.kind === "safe") {
    const wallets = await readOwners({ ...reading, source }, source.address);
    await finishWith(ctx.pg, {
      id,
      state: { ...reading.state, checked: "Its contract names them, and how many must sign." },
      wallets,
    });
    return false;
  }
  if (source.kind === "attested" && !reading.state.logs && (await finishStored(ctx, { ...reading, source })))
    return false;
  let state = reading.state;
  if (!state.logs) {
    state = await findLogs(reading);
    if (!(await storeState(ctx.pg, { id, state, reason: null }))) return false;
  }
  const end = await readLogs(ctx, { ...reading, state });
  if (end === null || (end.logs?.next ?? 0) <= block.number) return end !== null;
  return checkAndFinish(ctx, { ...reading, state: end });
}

async function checkAndFinish(ctx: Context, reading: Reading): Promise<boolean> {
  const { id, source, state } = reading;
  if (source.kind === "attested") {
    const checked = await checkAttestations(ctx, { ...reading, source });
    if (typeof checked === "boolean") return checked;
    const isAny = await finishSource(ctx.pg, { id, state: checked, minimum: "1" });
    if (!isAny) throw refused("Nobody has an attestation of this schema that is neither revoked nor expired.");
  } else if (source.kind === "holders") {
    const found = await checkHolders(ctx, { ...reading, source });
    const { minimum = "1" } = source;
    const isAny = await finishSource(ctx.pg, { id, state: { ...state, ...found }, minimum });
    if (!isAny) throw refused(`Nobody holds ${minimum} of the smallest unit or more.`);
  } else if (!(await finishSource(ctx.pg, { id, state, minimum: "1" }))) {
    throw refused("Nobody voted with a weight above zero, or the governor has no such proposal.");
  }
  return false;
}

const abi = parseAbi([
  "function supportsInterface(bytes4 id) view returns (bool)",
  "function getOwners() view returns (address[])",
  "function getThreshold() view returns (uint256)",
  "function isOwner(address owner) view returns (bool)",
]);

/** Throws unless there is a contract at that block. */
async function requireCode({ client, chain, block, spend, signal }: Reading, contract: string): Promise<void> {
  await spend(1);
  const code = await client.request("eth_getCode", [contract, toHex(block.number)], signal).catch((error) => {
    if (!isStateLost(error)) throw error;
    throw refused(
      `No node of chain ${chain.id} here keeps the state of block ${block.number}, by which a list is checked. Ask for a later block, or for none.`,
    );
  });
  if (code === "0x")
    throw refused(
      `${checksum(contract)} has no code on chain ${chain.id} at block ${block.number}: it is no contract.`,
    );
}

const toHex = (block: number) => `0x${block.toString(16)}`;

/** The owners of a Safe, by its contract, which must answer as one does. */
async function readOwners(reading: Reading, safe: Address): Promise<string[]> {
  const { client, block, spend, signal } = reading;
  await requireCode(reading, safe);
  const ask = async (data: Hex): Promise<Hex> => {
    await spend(1);
    const [answer] = await client.callEach([{ to: safe, data, gas: GAS }], block.number, signal);
    return typeof answer === "string" ? (answer as Hex) : "0x"; // Its prefix was checked.
  };
  const notOne = refused(`${checksum(safe)} does not answer as a Safe does.`);
  const given = await ask(calls.owners);
  const least = await ask(calls.threshold);
  const owners = decoded(notOne, () => decodeFunctionResult({ abi, functionName: "getOwners", data: given }));
  const threshold = decoded(notOne, () => decodeFunctionResult({ abi, functionName: "getThreshold", data: least }));
  const wallets = [...new Set(owners.map((owner) => owner.toLowerCase()))];
  const [first] = wallets;
  if (first === undefined || wallets.length < owners.length || wallets.length > MOST_OWNERS) throw notOne;
  if (threshold < 1n || threshold > BigInt(wallets.length)) throw notOne;
  const isOwner = encodeFunctionData({ abi, functionName: "isOwner", args: [first as Hex] }); // Decoded as an address.
  const known = await ask(isOwner);
  if (!decoded(notOne, () => decodeFunctionResult({ abi, functionName: "isOwner", data: known }))) throw notOne;
  return wallets;
}

const calls = {
  owners: encodeFunctionData({ abi, functionName: "getOwners" }),
  threshold: encodeFunctionData({ abi, functionName: "getThreshold" }),
};

/** What a call returned; throws `otherwise` where its bytes are no such result. */
function decoded<T>(otherwise: ServiceError, decode: () => T): T {
  try {
    return decode();
  } catch {
    throw otherwise;
  }
}

/** Where the logs of a source begin, and what its contract is. */
async function findLogs(reading: Reading): Promise<SourceState> {
  const { source, state, chain } = reading;
  const eas = easDeployment(chain);
  if (source.kind === "attested" && eas) return { ...state, ...logsOf(eas.contract, eas.firstBlock) };
  const contract = source.kind === "holders" ? source.token : source.kind === "voters" ? source.governor : null;
  if (contract === null) throw refused(`EAS is no longer available on chain ${chain.id}.`);
  await requireCode(reading, contract);
  const standard = source.kind === "holders" ? await findStandard(reading, contract) : null;
  return { ...state, standard, ...logsOf(contract, await findCreation(reading, contract)) };
}

function logsOf(contract: Address, from: number): Pick<SourceState, "contract" | "logs"> {
  return { contract, logs: { from, next: from, atOnce: FIRST_BLOCKS, count: 0, balances: 0 } };
}

/** The block in which a contract got its code; of a node that is slow or does not keep the state of the chain's past, the first that it may be. */
async function findCreation(reading: Reading, contract: string): Promise<number> {
  const { client, block, spend, signal } = reading;
  let low = 0;
  let high = block.number;
  while (low < high && !isOver(reading)) {
    const middle = Math.floor((low + high) / 2);
    await spend(1);
    try {
      const code = await client.request("eth_getCode", [contract, toHex(middle)], signal);
      if (code === "0x") low = middle + 1;
      else high = middle;
    } catch (error) {
      if (isStateLost(error)) return low;
      throw error;
    }
  }
  return low;
}

/** Interfaces of ERC-165: of ERC-721 and ERC-1155, and the one that nobody has. */
const interfaces = ["0x80ac58cd", "0xd9b67a26", "0xffffffff"] as const;

/** Which standard a token names; null if none: then its first log tells. */
async function findStandard({ client, block, spend, signal }: Reading, token: Address): Promise<TokenStandard | null> {
  await spend(interfaces.length);
  const asked = interfaces.map((id) => encodeFunctionData({ abi, functionName: "supportsInterface", args: [id] }));
  const answers = await client.callEach(
    asked.map((data) => ({ to: token, data, gas: GAS })),
    block.number,
    signal,
  );
  const [isErc721, isErc1155, isAnything] = answers.map(
    (answer) => typeof answer === "string" && /^0x0{63}1$/.test(answer),
  );
  if (isAnything || isErc721 === isErc1155) return null;
  return isErc721 ? "erc721" : "erc1155";
}

/** Takes receivers from stored rows where every attestation up to the block is stored. Returns whether it did. */
async function finishStored(
  ctx: Context,
  { id, chain, block, source, state }: Reading<Extract<ListSource, { kind: "attested" }>>,
): Promise<boolean> {
  const eas = easDeployment(chain);
  if (!eas || !indexesEveryWallet(chain) || chain.startBlock > eas.firstBlock) return false;
  const { rows: whole } = await ctx.pg.query(
    `select from chain_cursor where chain_id = $1 and block_number >= $2
       and not exists (select from pending_attestation where chain_id = $1 and block_number <= $2)`,
    [chain.id, block.number],
  );
  if (whole.length === 0) return false;
  const { rows } = await ctx.pg.query<{ subject: string }>(
    `select subject from attestation
     where chain_id = $1 and contract = $2 and schema_uid = $3 and ($4::text is null or issuer = $4)
       and coalesce(block_number <= $5, time <= $6) and (expiration_time = 0 or expiration_time > $6)
       and (revoked_at is null or revoked_block > $5)
     union select subject from left_out_attestation
     where chain_id = $1 and contract = $2 and schema_uid = $3 and ($4::text is null or issuer = $4)
       and block_number <= $5 and (expiration_time = 0 or expiration_time > $6)
     order by subject limit ${LIST_ROWS + 1}`,
    [chain.id, eas.contract, source.schema, source.issuer ?? null, block.number, block.time],
  );
  if (rows.length > LIST_ROWS)
    throw refused(`More than ${LIST_ROWS.toLocaleString("en")} wallets have an attestation of this schema.`);
  const wallets = rows.flatMap(({ subject }) => (subject === NOBODY ? [] : subject));
  await finishWith(ctx.pg, { id, state: { ...state, checked: "By the attestations that are stored here." }, wallets });
  return true;
}
