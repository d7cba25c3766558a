import { afterEach, describe, expect, test } from "vitest";
import { sendJson, startHttpServer, type TestServer } from "../chain/http-server.ts";
import { testClock } from "../chain/test-clock.ts";
import { differences } from "../indexer/index-state.ts";
import { seeded } from "../indexer/simulated-chain.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { isExhaustive, isThorough, rounds } from "../setup/rounds.ts";
import { ethereum } from "./families/ethereum.ts";
import { type FamilyBlock, makeBlocks } from "./families/family.ts";
import { chainOf, type Followed, followStages } from "./follow.ts";
import { type Call, wellMannered } from "./manners.ts";
import { type MockNode, startMockNode } from "./mock-node.ts";

/** Blocks of the chain that stays, and the numbers from which reorgs replace blocks that were read before. */
const LENGTH = rounds(1_000, 2_000);
const REORGS = [0.2, 0.55, 0.75].map((part) => LENGTH * part);
/** Blocks that a reorg replaces: fewer than the 24 after which a block is final. */
const DEEPEST = 16;
/** Blocks that a fork has of its own. */
const FORK_DEPTH = 60;
/** One answer in so many is spoiled. */
const SPOILED = 40;

const seeds = Array.from({ length: isExhaustive ? 20 : isThorough ? 3 : 1 }, (_, at) => at + 1);

type Answer = { id: unknown; result?: unknown; error?: unknown };

/** What can be wrong with an answer to a call. `ask` sends another call to the chain, or to that of a fork. */
interface Spoiling {
  call: Call;
  answer: Answer;
  random: (below: number) => number;
  ask: (call: Call, where: "chain" | "fork") => Promise<Answer>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const withResult = ({ id }: Answer, result: unknown): Answer => ({ id, result });

/** Change the list that an answer is or holds: receipts, logs, or the transactions of a block. */
function changeList(answer: Answer, change: (list: unknown[]) => unknown[]): Answer {
  const { result } = answer;
  if (Array.isArray(result)) return withResult(answer, change(result));
  if (!isObject(result)) return answer;
  const { transactions } = result;
  return Array.isArray(transactions) ? withResult(answer, { ...result, transactions: change(transactions) }) : answer;
}

/** A balance is a bare number: that of another block looks like the right one to anybody. */
const isPlausible = ({ method }: Call) => method === "eth_getBalance" || method === "eth_call";

const faults: Record<string, (of: Spoiling) => Answer | Promise<Answer>> = {
  null: ({ answer }) => withResult(answer, null),
  empty: ({ answer, random }) =>
    random(2) === 0 ? changeList(answer, () => []) : withResult(answer, isObject(answer.result) ? {} : "0x"),
  "of another block": async ({ call, answer, random, ask }) => {
    const [number, ...others] = call.params;
    if (isPlausible(call) || typeof number !== "string" || !/^0x[0-9a-f]{1,8}$/.test(number)) return answer;
    const other = Math.max(0, Number(number) + (random(2) === 0 ? 1 : -1) * (1 + random(3)));
    return ask({ ...call, params: [`0x${other.toString(16)}`, ...others] }, "chain");
  },
  "of a fork": ({ call, answer, ask }) => (isPlausible(call) ? answer : ask(call, "fork")),
  cut: ({ answer, random }) => changeList(answer, (list) => list.slice(0, random(list.length))),
  "cut within a receipt": ({ answer, random }) => {
    const cutLogs = (one: unknown) =>
      isObject(one) && Array.isArray(one.logs) ? { ...one, logs: one.logs.slice(0, random(one.logs.length)) } : one;
    const { result } = answer;
    return withResult(answer, Array.isArray(result) ? result.map(cutLogs) : cutLogs(result));
  },
  twice: ({ answer, random }) =>
    changeList(answer, (list) => list.flatMap((one) => (random(2) === 0 ? [one, one] : [one]))),
};
const kinds = Object.keys(faults);

/** What can be wrong with a response: it comes late, as a part, or holds each answer twice. */
const wholes = ["late", "cut", "twice"] as const;
const LATE_MS = 20;

interface FaultyEndpoint extends TestServer {
  /** The faults that there were. */
  spoiled: Set<string>;
}

/** An endpoint that passes calls on and spoils answers: the same ones for the same seed and calls. */
async function startFaultyEndpoint(nodes: { chain: MockNode; fork: MockNode }, seed: number): Promise<FaultyEndpoint> {
  const random = seeded(seed);
  const spoiled = new Set<string>();
  const ask: Spoiling["ask"] = async (call, where) => (await forward(nodes[where], [call]))[0] ?? { id: call.id };
  const spoil = async (call: Call, answer: Answer): Promise<Answer> => {
    const kind = random(SPOILED) === 0 ? kinds[random(kinds.length)] : undefined;
    const fault = kind && faults[kind];
    if (!fault) return answer;
    spoiled.add(kind);
    return fault({ call, answer, random, ask });
  };
  const server = await startHttpServer(async (_request, body, response) => {
    const payload: Call | Call[] = JSON.parse(body);
    const calls = [payload].flat();
    const given = await forward(nodes.chain, calls);
    const answers: Answer[] = [];
    for (const [at, call] of calls.entries()) answers.push(await spoil(call, given[at] ?? { id: call.id }));
    const whole = random(SPOILED) === 0 ? wholes[random(wholes.length)] : undefined;
    if (whole) spoiled.add(whole);
    if (whole === "late") await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    if (!Array.isArray(payload)) return sendJson(response, answers[0]);
    if (whole !== "cut") return sendJson(response, whole === "twice" ? [...answers, ...answers] : answers);
    const text = JSON.stringify(answers);
    response.writeHead(200, { "content-type": "application/json" }).end(text.slice(0, random(text.length)));
  });
  return { ...server, spoiled };
}

async function forward({ url }: MockNode, calls: readonly Call[]): Promise<Answer[]> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(calls) });
  return (await response.json()) as Answer[]; // The mock node answers a list with a list.
}

/** What is served in turn: a chain that grows, and whose newest blocks others replace thrice. */
function makeStages(): FamilyBlock[][] {
  const stages: FamilyBlock[][] = [];
  let base: FamilyBlock[] = [];
  for (const [at, until] of [...REORGS, LENGTH].entries()) {
    const from = at === 0 ? 0 : (REORGS[at - 1] ?? 0) - DEEPEST;
    base = makeBlocks(ethereum, { length: until, fork: `part ${at}`, base, at: from });
    for (let length = from + DEEPEST + 120; length < until; length += 230) stages.push(base.slice(0, length));
    stages.push(base);
  }
  return stages;
}

/** A fork that branches off deeper than blocks are final. */
function forkOf(stage: readonly FamilyBlock[]): FamilyBlock[] {
  return makeBlocks(ethereum, { length: stage.length, fork: "elsewhere", base: stage, at: stage.length - FORK_DEPTH });
}

const holder = useContext();
const open = () => ({ ctx: holder.ctx(), url: holder.url() });
afterEach(() => emptyIndex(holder.ctx()));

describe(`${LENGTH} blocks with ${REORGS.length} reorgs`, () => {
  const stages = makeStages();
  let expected: Followed["index"];

  test("are read from a well-mannered node", async () => {
    const clock = testClock();
    const node = await startMockNode({ family: ethereum, chain: stages[0] ?? [], manner: wellMannered, clock });
    expected = await followStages(open(), {
      chain: chainOf(ethereum, [node.url]),
      options: { clock },
      stages,
      serve: (stage) => {
        node.chain = stage;
      },
    });
    await node.close();
    expect(expected.activity?.length).toBeGreaterThan(LENGTH);
  });

  test.each(seeds)(
    `give the same where one answer in ${SPOILED} is null, empty, late, of another block, of a fork, cut or twice (seed %d)`,
    async (seed) => {
      const clock = testClock();
      const start = () => startMockNode({ family: ethereum, chain: stages[0] ?? [], manner: wellMannered, clock });
      const nodes = { chain: await start(), fork: await start() };
      const endpoints: Awaited<ReturnType<typeof startFaultyEndpoint>>[] = [];
      // One endpoint, or two.
      for (let at = 0; at <= seed % 2; at++) endpoints.push(await startFaultyEndpoint(nodes, seed * 10 + at));
      const urls = endpoints.map(({ url }) => url);
      try {
        const index = await followStages(open(), {
          chain: chainOf(ethereum, urls),
          options: { clock, timeoutMs: 5_000 },
          stages,
          serve: (stage) => {
            nodes.chain.chain = stage;
            nodes.fork.chain = forkOf(stage);
          },
          wait: async (ms) => {
            clock.advance(ms);
            await new Promise((resolve) => setTimeout(resolve, 1));
          },
        });
        expect(differences(index, expected)).toEqual({});
        // None of the faults was left out.
        const spoiled = endpoints.flatMap((one) => [...one.spoiled]);
        expect([...new Set(spoiled)].sort()).toEqual([...new Set([...kinds, ...wholes])].sort());
      } finally {
        for (const one of [...endpoints, nodes.chain, nodes.fork]) await one.close();
      }
    },
  );
});
