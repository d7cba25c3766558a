import { decodeFunctionResult, encodeFunctionData, type Hex, zeroHash } from "viem";
import { hasCapability } from "../../chain/capabilities.ts";
import { easAbi } from "../../chain/eas-reader.ts";
import { isChainError } from "../../chain/errors.ts";
import { finalBlock, isStateLost, lastBlockOfDay } from "../../chain/sources/asked-blocks.ts";
import {
  type AskedBlock,
  type ContractAnswer,
  type ContractCall,
  callKey,
  contractsOf,
  readContracts,
  type Spend,
} from "../../chain/sources/contract-calls.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { groupBy } from "../../core/group-by.ts";
import { requireChain } from "../../core/require-chain.ts";
import { resolveIdentities } from "../wallets/index.ts";
import type { Value } from "./condition.ts";
import type { AttestationRegistry } from "./contract-presets.ts";
import { type ContractRule, type Judgement, judgeResults, type WalletResult } from "./contract-rule.ts";
import type { PolicyRule } from "./policy-schema.ts";

/** The block by which a rule was judged. */
export type JudgedBlock = { chainId: number } & Pick<AskedBlock, "number" | "hash" | "time">;

/** What a rule on contracts says of a subject: whether it is met, with what to show; or why that is not known. */
type JudgedRule =
  | { value: boolean; shown: Value | null; words: string; block: JudgedBlock }
  | { missing: string; block?: JudgedBlock };

interface AskedRule {
  rule: PolicyRule;
  contract: ContractRule;
}

type Judge = (subject: Address) => JudgedRule;

/** What rules on contracts say of subjects; the rules of each chain are asked together. */
export async function loadContracts(
  ctx: Context,
  rules: readonly AskedRule[],
  question: Asking,
): Promise<[PolicyRule, Judge][]> {
  const byChain = groupBy(rules, ({ contract }) => contract.chainId);
  const loaded = [...byChain].map(([chainId, own]) =>
    loadChain(ctx, { chain: requireChain(ctx, chainId), rules: own, ...question }),
  );
  return (await Promise.all(loaded)).flat();
}

/** A subject's wallets and its activated name. */
interface Person {
  wallets: readonly Address[];
  name: string | null;
}
export type People = ReadonlyMap<Address, Person>;

/** The wallets and names of subjects, as they are now. */
export async function readPeople(ctx: Context, subjects: readonly Address[]): Promise<People> {
  const known = await resolveIdentities(ctx, subjects);
  return new Map(
    subjects.map((subject, index): [Address, Person] => {
      const { wallets = [subject], svcId = null } = known[index] ?? {};
      return [subject, { wallets, name: svcId }];
    }),
  );
}

/** About whom, and as of when. */
export interface Asking {
  people: People;
  /** 00:00 UTC, unix seconds: as of its last block; undefined: as of now. */
  day: number | undefined;
  spend: Spend;
}
export interface ChainQuestion extends Asking {
  chain: ChainConfig;
}
interface Loading extends ChainQuestion {
  rules: readonly AskedRule[];
}

async function loadChain(ctx: Context, loading: Loading): Promise<[PolicyRule, Judge][]> {
  const loaded = await atBlock(ctx, loading, (block) => askAt(ctx, loading, block));
  if (typeof loaded !== "string") return loaded;
  return loading.rules.map(({ rule }): [PolicyRule, Judge] => [rule, () => ({ missing: loaded })]);
}

/** What is read as of now, or as of a day's last block, by a node that keeps its state; or why it is not known. */
export async function atBlock<T>(
  ctx: Context,
  question: ChainQuestion,
  read: (block: AskedBlock) => Promise<T>,
): Promise<T | string> {
  const { chain, day } = question;
  const on = `Chain ${chain.id} (${chain.name})`;
  if (!hasCapability(chain, "state")) return `${on} has no node here that answers calls.`;
  try {
    for await (const block of blocksToAsk(ctx, question)) {
      if (typeof block === "string") return `${on} ${block}`;
      try {
        const found = await read(block);
        return block.isFinal || (await isStillThere(chain, block))
          ? found
          : `${on} replaced the block at which it was asked.`;
      } catch (error) {
        if (!isStateLost(error)) throw error;
      }
    }
    const when = day === undefined ? "of its final block" : "of the last block of that day";
    return `${on} has no node here that keeps the state ${when}.`;
  } catch (error) {
    if (!isChainError(error)) throw error;
    return error.code === "BLOCK_NOT_FOUND" ? `${on} has no final block yet.` : `${on}: its node does not answer now.`;
  }
}

/** Whether a block is still the chain's: one that was not final may have been replaced while contracts were asked. */
async function isStillThere(chain: ChainConfig, { number, hash }: AskedBlock): Promise<boolean> {
  return (await contractsOf(chain).client.header(number))?.hash === hash;
}

/** The block to ask at, then others for a node that no longer has its state; or why there is none. */
async function* blocksToAsk(
  ctx: Context,
  { chain, day, spend }: ChainQuestion,
): AsyncGenerator<(AskedBlock & { isFinal: boolean }) | string> {
  if (day !== undefined) {
    const block = await lastBlockOfDay(ctx, { chain, day, spend });
    if (block === "spent") yield USED_UP;
    else if (block === "open") yield "has no final block after that day yet, or its last one was not found in time.";
    else if (block === null) yield "did not exist on that day.";
    else yield { ...block, isFinal: true };
    return;
  }
  const final = await finalBlock(chain, ctx.now);
  yield { ...final, isFinal: true };
  const { rows } = await ctx.pg.query<AskedBlock>(
    `select block_number as number, block_hash as hash, block_time as time from chain_cursor
     where chain_id = $1 and block_number > $2 and block_hash is not null`,
    [chain.id, final.number],
  );
  if (rows[0]) yield { ...rows[0], isFinal: false };
}

const USED_UP = "was not asked: the calls of nodes for a day (CHAIN_READS_PER_DAY) are used up.";

async function askAt(
  ctx: Context,
  { chain, rules, people, day, spend }: Loading,
  block: AskedBlock,
): Promise<[PolicyRule, Judge][]> {
  const ask = (calls: readonly ContractCall[]) => readContracts(ctx, { chain, block, calls, spend });
  const first = await ask(rules.flatMap(({ contract }) => callsOf(contract, people)));
  const attested = rules.map(({ contract }) => attestationCalls(contract, people, first));
  const second = await ask(attested.flatMap((uids) => [...uids.values()]));
  const judged: JudgedBlock = { chainId: chain.id, number: block.number, hash: block.hash, time: block.time };
  return rules.map(({ rule, contract }, index): [PolicyRule, Judge] => {
    const known = { first, second, attested: attested[index] ?? new Map<string, ContractCall>(), time: block.time };
    const judge = (person: Person): JudgedRule => {
      if (day !== undefined && contract.asksName) return { missing: "Who held which name on past days is not stored." };
      return judgedRule(judgePerson(contract, person, known), judged);
    };
    const bySubject = new Map([...people].map(([subject, person]) => [subject, judge(person)]));
    return [rule, (subject) => bySubject.get(subject) ?? { missing: "Nothing was asked about it." }];
  });
}

function judgedRule({ outcome, shown, words }: Judgement, block: JudgedBlock): JudgedRule {
  return outcome === "indeterminate" ? { missing: words, block } : { value: outcome === "pass", shown, words, block };
}

/** What a rule asks about a person: its wallets, or one question if it is not about them. */
function questionsOf({ asksName, asksWallet }: ContractRule, { wallets, name }: Person) {
  if (asksName && name === null) return [];
  return (asksWallet ? wallets : wallets.slice(0, 1)).map((wallet) => ({ wallet, name }));
}

function callsOf(rule: ContractRule, people: People): ContractCall[] {
  const questions = [...people.values()].flatMap((person) => questionsOf(rule, person));
  return questions.map((question) => ({ to: rule.address, data: rule.encode(question) }));
}

type Answers = ReadonlyMap<string, ContractAnswer>;

/** By wallet, the calls that read the attestations which an indexer names. */
function attestationCalls(rule: ContractRule, people: People, answers: Answers): Map<string, ContractCall> {
  const found = new Map<string, ContractCall>();
  if (!rule.registry) return found;
  for (const person of people.values()) {
    for (const question of questionsOf(rule, person)) {
      const answer = answers.get(callKey({ to: rule.address, data: rule.encode(question) }));
      if (answer?.kind !== "returned" || answer.data.length !== zeroHash.length || answer.data === zeroHash) continue;
      const data = encodeFunctionData({ abi: easAbi, functionName: "getAttestation", args: [answer.data] });
      found.set(question.wallet, { to: rule.registry.eas, data });
    }
  }
  return found;
}

interface Known {
  first: Answers;
  second: Answers;
  attested: ReadonlyMap<string, ContractCall>;
  /** Of the block. */
  time: number;
}

const NO_NAME = "The identity has no activated name to ask about.";
const NO_VALUE = "The contract returns no value of the type that the rule names; at its address there may be no code.";

function judgePerson(rule: ContractRule, person: Person, known: Known): Judgement {
  if (rule.asksName && person.name === null) return { outcome: "fail", shown: null, words: NO_NAME };
  const results = questionsOf(rule, person).map((question): WalletResult => {
    const answer = known.first.get(callKey({ to: rule.address, data: rule.encode(question) }));
    if (!answer) throw new Error("each wallet is asked about");
    if (!rule.registry || answer.kind !== "returned") return readAnswer(rule, answer);
    const call = known.attested.get(question.wallet);
    if (call) return readAttested(rule.registry, question.wallet, known.second.get(callKey(call)), known.time);
    return answer.data === zeroHash ? { kind: "value", value: false } : { kind: "unknown", why: NO_VALUE };
  });
  return judgeResults(rule, results, known.time);
}

function readAnswer(rule: ContractRule, answer: ContractAnswer): WalletResult {
  if (answer.kind === "unknown") return answer;
  if (answer.kind === "reverted") {
    return rule.onRevert(answer.data) === "no"
      ? { kind: "no", why: `${rule.name} reverts for the wallet in a way that the rule counts as a no.` }
      : { kind: "unknown", why: `${rule.name} reverts for the wallet, and the rule does not say what that means.` };
  }
  const value = rule.decode(answer.data);
  return value === null ? { kind: "unknown", why: NO_VALUE } : { kind: "value", value };
}

/** Whether an attestation counts: an indexer still names one that was revoked or has expired. */
function readAttested(
  { attester, schema }: AttestationRegistry,
  wallet: Address,
  answer: ContractAnswer | undefined,
  time: number,
): WalletResult {
  if (answer?.kind !== "returned") return { kind: "unknown", why: answer?.kind === "unknown" ? answer.why : NO_VALUE };
  try {
    const one = decodeFunctionResult({ abi: easAbi, functionName: "getAttestation", data: answer.data as Hex });
    const isOfIssuer =
      one.attester.toLowerCase() === attester && one.recipient.toLowerCase() === wallet && one.schema === schema;
    const isExpired = one.expirationTime !== 0n && one.expirationTime <= BigInt(time);
    return { kind: "value", value: isOfIssuer && one.revocationTime === 0n && !isExpired };
  } catch {
    return { kind: "unknown", why: NO_VALUE };
  }
}
