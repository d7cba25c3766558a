import { encodeFunctionData, parseAbi } from "viem";
import { isStateLost } from "../../chain/sources/asked-blocks.ts";
import { type ContractAnswer, type ContractCall, callKey, readContracts } from "../../chain/sources/contract-calls.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import { NOBODY, type TokenStandard } from "./source-changes.ts";
import { type Reading, refused } from "./source-reading.ts";
import type { ListSource } from "./source-schemas.ts";
import type { SourceState } from "./stored-list.ts";

// Whether a token's balances are made of its logs. Of one that pays interest, takes fees or mints without a log they are not, and then nobody is
// believed to hold what the logs say.

/** Balances that are compared with what the contract says: the largest, and others by chance. With its supply they are one call. */
const LARGEST = 60;
const OTHERS = 40;
const abi = parseAbi([
  "function totalSupply() view returns (uint256)",
  "function balanceOf(address owner) view returns (uint256)",
  "function balanceOf(address owner, uint256 id) view returns (uint256)",
  "function ownerOf(uint256 id) view returns (address)",
]);

type Holders = Reading<Extract<ListSource, { kind: "holders" }>>;
interface Balance {
  holder: Address;
  tokenId: string;
  units: string;
}

/** What the check found, for the list. Throws, with words for its owner, where the contract says otherwise than the logs. */
export async function checkHolders(ctx: Context, reading: Holders): Promise<Pick<SourceState, "supply" | "checked">> {
  const { id, source, state } = reading;
  const standard = state.standard ?? "erc20";
  const { rows } = await ctx.pg.query<{ supply: string | null; less: string | null; holders: number }>(
    `select sum(units)::text as supply, min(holder) filter (where units < 0) as less, count(*) filter (where units > 0)::int as holders
     from list_balance where list_id = $1 and holder <> '${NOBODY}'`,
    [id],
  );
  const { supply: stated, less = null, holders = 0 } = rows[0] ?? {};
  const supply = BigInt(stated ?? "0");
  const { token } = source;
  if (less !== null) throw notOfLogs(token, `they leave ${checksum(less)} with less than nothing`);
  if (holders === 0) throw refused(`No log of ${checksum(token)} says that somebody holds it.`);
  const sample = await sampleOf(ctx, id);
  const answers = await ask(ctx, reading, standard, sample);
  const isWhole = source.tokenId === undefined;
  const total =
    standard === "erc20"
      ? compareSupply(token, supply, answers)
      : standard === "erc721" && isWhole && compareTokens(token, supply, answers);
  for (const balance of sample) compareBalance(reading, standard, balance, answers);
  const compared = `${sample.length} of its balances are as the contract states them`;
  const whole = total ? `All balances add up to totalSupply, and ${compared}` : compared;
  return { supply: String(supply), checked: `${whole}.` };
}

function notOfLogs(token: string, why: string) {
  return refused(
    `The balances of ${checksum(token)} are not made of its logs: ${why}. So they do not tell who holds it.`,
  );
}

/** By chance means: as nobody could know before the list was made. */
async function sampleOf({ pg }: Context, id: string): Promise<Balance[]> {
  const { rows } = await pg.query<Balance>(
    `select holder, token_id::text as "tokenId", units::text as units from (
       (select * from list_balance where list_id = $1 and holder <> '${NOBODY}' order by units desc, holder limit ${LARGEST})
       union (select * from list_balance where list_id = $1 and holder <> '${NOBODY}'
         order by md5(holder || token_id || $1) limit ${OTHERS})
     ) b`,
    [id],
  );
  return rows;
}

type Answers = (call: ContractCall) => ContractAnswer;

async function ask(
  ctx: Context,
  reading: Holders,
  standard: TokenStandard,
  sample: readonly Balance[],
): Promise<Answers> {
  const { chain, block, source, spend } = reading;
  const calls = sample.map((balance) => balanceCall(source, standard, balance));
  if (standard === "erc20") calls.push(supplyCall(source.token), balanceOfNobody(source.token));
  if (standard === "erc721") calls.push(supplyCall(source.token));
  let isUsedUp: unknown = null;
  const answers = await readContracts(ctx, {
    ...{ chain, block, calls },
    spend: async (count) => {
      await spend(count).catch((error: unknown) => {
        isUsedUp = error;
      });
      return isUsedUp === null;
    },
  }).catch((error) => {
    if (!isStateLost(error)) throw error;
    throw refused(
      `No node of chain ${chain.id} here keeps the state of block ${block.number}, by which the sums are checked. Ask for a later block, or for none.`,
    );
  });
  if (isUsedUp !== null) throw isUsedUp;
  return (call) => {
    const answer = answers.get(callKey(call));
    if (answer && answer.kind !== "unknown") return answer;
    throw new ServiceError("CHAIN_UNAVAILABLE", answer?.why ?? "The chain gave no answer.");
  };
}

const supplyCall = (to: Address): ContractCall => ({
  to,
  data: encodeFunctionData({ abi, functionName: "totalSupply" }),
});
const balanceOfNobody = (to: Address): ContractCall => ({
  to,
  data: encodeFunctionData({ abi, functionName: "balanceOf", args: [NOBODY as Address] }), // The zero address.
});

function balanceCall(
  { token: to, tokenId }: Holders["source"],
  standard: TokenStandard,
  balance: Balance,
): ContractCall {
  const { holder } = balance;
  if (standard === "erc721" && tokenId !== undefined) {
    return { to, data: encodeFunctionData({ abi, functionName: "ownerOf", args: [BigInt(tokenId)] }) };
  }
  const args = standard === "erc1155" ? ([holder, BigInt(balance.tokenId)] as const) : ([holder] as const);
  return { to, data: encodeFunctionData({ abi, functionName: "balanceOf", args }) };
}

/** Some old tokens count what was sent to nobody as theirs. */
function compareSupply(token: Address, supply: bigint, answers: Answers): true {
  const stated = readWord(answers(supplyCall(token)));
  const nobodys = readWord(answers(balanceOfNobody(token))) ?? 0n;
  if (stated === null) throw refused(`${checksum(token)} states no totalSupply, so that it is no ERC-20.`);
  if (stated !== supply && stated !== supply + nobodys) {
    throw notOfLogs(token, `they add up to ${supply}, and its totalSupply is ${stated}`);
  }
  return true;
}

/** Of a collection that states how many tokens it has; some count burned ones too. Returns whether it states that. */
function compareTokens(token: Address, supply: bigint, answers: Answers): boolean {
  const stated = readWord(answers(supplyCall(token)));
  if (stated !== null && stated !== supply) {
    throw notOfLogs(token, `they name ${supply} tokens, and its totalSupply is ${stated}`);
  }
  return stated !== null;
}

function compareBalance(reading: Holders, standard: TokenStandard, balance: Balance, answers: Answers): void {
  const { source } = reading;
  const word = readWord(answers(balanceCall(source, standard, balance)));
  const isOwner = standard === "erc721" && source.tokenId !== undefined;
  // Of a token that was burned, `ownerOf` reverts.
  const units = isOwner ? (word === BigInt(balance.holder) ? 1n : 0n) : word;
  if (units === BigInt(balance.units)) return;
  const stated = units === null ? "states no balance" : `states ${units}`;
  throw notOfLogs(source.token, `they give ${checksum(balance.holder)} ${balance.units}, and the contract ${stated}`);
}

function readWord(answer: ContractAnswer): bigint | null {
  return answer.kind === "returned" && answer.data.length === 66 ? BigInt(answer.data) : null;
}
