import { beforeEach, describe, expect, it, vi } from "vitest";
import { insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { followChain, knowWallets, storeFacts } from "../../../tests/factories/indexed.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyIndex } from "../../../tests/setup/empty-tables.ts";
import type { AgentRegistries } from "../../chain/agent-logs.ts";
import type { Address } from "../../core/chains.ts";
import { checksum } from "../../core/schemas.ts";
import { type AgentEvent, beginAgentSource, revertAgentEvents, storeAgentEvents } from "./agent-events.ts";
import { getAgent, listAgentsOf } from "./get-agent.ts";

const registries: AgentRegistries = { identity: addressNumber(0xa1), reputation: addressNumber(0xa2), firstBlock: 0 };
const holder = useContext({
  chains: [
    {
      id: 1,
      name: "One",
      rpcUrls: ["http://127.0.0.1:9"],
      contracts: { governors: [], pools: [], agents: registries },
    },
  ],
});
const AT = 1_700_000_000;
const [owner, buyer, expert, seed] = [1, 2, 3, 4].map((one) => addressNumber(0xb00 + one)) as [
  Address,
  Address,
  Address,
  Address,
];
const socks = Array.from({ length: 10 }, (_, i) => addressNumber(0xc00 + i));
const MOST = String(2n ** 256n - 1n);

let block: number;
const pg = () => holder.ctx().pg;

beforeEach(async () => {
  await emptyIndex(holder.ctx(), "agent_event, agent_source, alike_cluster");
  block = 0;
  await followChain(pg(), { time: AT, block: 1_000_000 });
  await beginAgentSource(pg(), { chainId: 1, registries, next: 0 });
  await write({ kind: "transfer", account: owner }, { kind: "registered", account: owner, data: { uri: "" } });
  await write({ kind: "wallet", account: owner });
});

/** Events of one block. */
function write(...events: Partial<AgentEvent>[]): Promise<void> {
  const agents = events.map(
    (event, logIndex): AgentEvent => ({
      ...{ kind: "feedback", agentId: "0", account: null, txHash: `0x${"1".repeat(64)}`, data: {}, ...event },
      logIndex,
    }),
  );
  return storeAgentEvents(pg(), 1, [{ number: ++block, time: AT + block, agents }]);
}

const feedback = (account: string, value: string, more: Partial<AgentEvent> = {}): Partial<AgentEvent> => ({
  ...{ kind: "feedback", account, value, decimals: 0, feedbackIndex: "1", data: { tag1: "starred" }, ...more },
});
/** Each time so much later that nothing is kept of the time before. */
const read = (agentId = "0") => {
  holder.now = new Date(holder.now.getTime() + 61_000);
  return readSoon(agentId);
};
const readSoon = async (agentId = "0") => getAgent(holder.ctx(), { chainId: 1, agentId });
const score = (wallets: readonly string[], activity: number) =>
  writeScoreRows(
    pg(),
    wallets.map((subject) => ({ subject, points: { activity } })),
  );

describe("feedback", () => {
  it("by many wallets of few points does not outweigh that of one with many, which raw does", async () => {
    await score(socks, 40);
    await score([expert], 800);
    for (const sock of socks) await write(feedback(sock, "100"));
    await write(feedback(expert, "20"));
    const { raw, weighted, givers } = (await read()).feedback;
    expect([raw, weighted.map(({ value }) => Math.round(Number(value)))]).toEqual([
      [{ tag: "starred", value: "92.727272727272727272", count: 11 }],
      [22],
    ]);
    expect(givers.top[0]).toMatchObject({
      address: checksum(expert),
      total: 800,
      weight: 640_000,
      praised: 1,
      entries: 1,
    });
  });

  it("of wallets without a score counts for nothing, and is said to be unknown: null, not zero", async () => {
    await write(feedback(socks[0] ?? "", "100"));
    const { count, weighted, givers } = (await read()).feedback;
    expect([count, weighted, givers.unknown]).toEqual([1, [{ tag: "starred", value: null, givers: 1, weight: 0 }], 1]);
  });

  it("of who praises many others counts less, also by another wallet of the same identity", async () => {
    await score([expert], 1_000);
    await knowWallets(pg(), [addressNumber(0xd1)], expert);
    await write(feedback(expert, "80"));
    for (let id = 1; id <= 9; id++) {
      await write(feedback(id < 5 ? expert : addressNumber(0xd1), "100", { agentId: String(id) }));
    }
    // Blame is no praise.
    await write(feedback(expert, "-5", { agentId: MOST }));
    expect((await read()).feedback.givers.top[0]).toMatchObject({ praised: 10, weight: 500_000 });
  });

  it("of the agent's owners and wallets, former ones, and wallets linked with them is named and not counted", async () => {
    await knowWallets(pg(), [seed], owner);
    await write({ kind: "wallet", account: null }, { kind: "transfer", account: buyer });
    await write({ kind: "wallet", account: addressNumber(0xe1) });
    for (const one of [owner, buyer, seed, addressNumber(0xe1)]) await write(feedback(one, "100"));
    await write(feedback(expert, "50"));
    expect((await read()).feedback).toMatchObject({ count: 1, own: 4, raw: [{ value: "50", count: 1 }] });
  });

  it("that was revoked or is of a draft does not count; a number that comes again stands for the newer one", async () => {
    await write(feedback(expert, "1"), feedback(expert, "2", { feedbackIndex: "2" }), {
      kind: "draft",
      account: expert,
    });
    await write({ kind: "revoked", account: expert, feedbackIndex: "1" });
    // After the registry's storage was replaced.
    await write(feedback(expert, "3"));
    const { count, revoked, drafts, raw } = (await read()).feedback;
    expect([count, revoked, drafts, raw[0]?.value]).toEqual([2, 0, 1, "2.5"]);
    await write({ kind: "revoked", account: expert, feedbackIndex: "1" });
    expect((await read()).feedback).toMatchObject({ count: 1, revoked: 1 });
  });

  it("of one person's wallets is one giver's, whose newest entry counts", async () => {
    await score([expert], 1_000);
    await knowWallets(pg(), [addressNumber(0xd1)], expert);
    await write(feedback(expert, "10"));
    await write(feedback(addressNumber(0xd1), "90"));
    const { raw, weighted, givers } = (await read()).feedback;
    expect([raw[0]?.value, weighted[0]?.value, givers.count]).toEqual(["50", "90", 1]);
  });
});

describe("feedback that was read", () => {
  const statements = async (work: () => Promise<unknown>) => {
    const query = vi.spyOn(pg(), "query");
    await work();
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };

  it("is kept for a minute: who asks meanwhile, also at the same time, has three statements on coverage and one on the agent", async () => {
    await score([expert], 800);
    await write(feedback(expert, "20"));
    const first = await statements(() => read());
    const together = await statements(() => Promise.all([readSoon(), readSoon(), readSoon()]));
    expect([first > 10, together]).toEqual([true, 12]);
    await score([expert], 400);
    expect((await readSoon()).feedback.givers.top[0]?.total).toBe(800);
    expect((await read()).feedback.givers.top[0]?.total).toBe(400);
  });

  it.each(["feedback", "revoked", "response", "draft", "transfer", "wallet"] as const)(
    "is read again once the agent has another event: %s",
    async (kind) => {
      await write(feedback(expert, "20"));
      await read();
      await write(
        feedback(kind === "transfer" || kind === "wallet" ? owner : expert, "1", { kind, feedbackIndex: "1" }),
      );
      expect(await statements(() => readSoon())).toBeGreaterThan(4);
    },
  );

  it("is read again after a reorg, and once earlier blocks were read", async () => {
    await write(feedback(expert, "20"));
    await write(feedback(expert, "30", { feedbackIndex: "2" }));
    expect((await read()).feedback.count).toBe(2);
    await revertAgentEvents(pg(), { chainId: 1, above: block - 1 });
    expect((await readSoon()).feedback.count).toBe(1);
    await pg().query("update agent_source set followed_from = 50, read_to = 10");
    expect(await statements(() => readSoon())).toBeGreaterThan(4);
    await pg().query("update agent_source set read_to = 20");
    expect(await statements(() => readSoon())).toBeGreaterThan(4);
  });
});

describe("what anybody can append", () => {
  /** So many events of one wallet in the next blocks, as rows. */
  const flood = async (kind: string, account: string, count: number, more = { agentId: "0", tag: "starred" }) => {
    await pg().query(
      `insert into agent_event (chain_id, block_number, log_index, at, tx_hash, kind, agent_id, account, feedback_index, value, decimals, data)
       select 1, $4 + n, 0, ${AT}, '0x', $1, $5, $2, n, 1, 0, jsonb_build_object('tag1', $6::text) from generate_series(1, $3::int) as n`,
      [kind, account, count, block, more.agentId, more.tag],
    );
    block += count;
  };
  const stranger = addressNumber(0xf1);

  it("responses and drafts blank no feedback, however many", async () => {
    await score([expert], 800);
    await write(feedback(expert, "20"));
    await flood("response", stranger, 20_001);
    const { feedback: found, coverage } = await read();
    expect(found).toMatchObject({ count: 1, responses: 20_000, weighted: [{ value: "20" }] });
    expect(coverage.unchecked).toEqual([
      { code: "feedback", message: "It has more responses than the 20,000 counted." },
    ]);
  });

  it("entries of a wallet without points hide no giver with points, nor what that one revoked", async () => {
    await knowWallets(pg(), [expert, buyer, stranger]);
    await score([expert, buyer], 800);
    await write(feedback(expert, "20"), feedback(buyer, "90"));
    await write({ kind: "revoked", account: buyer, feedbackIndex: "1" });
    await flood("feedback", stranger, 20_001);
    const { feedback: found, coverage } = await read();
    expect(found).toMatchObject({ count: 20_001, revoked: 1, weighted: [{ value: "20", givers: 2, weight: 640_000 }] });
    expect(coverage.unchecked).toMatchObject([{ code: "feedback" }]);
  });

  it("many entries for one agent are one agent that was praised", async () => {
    await score([expert], 1_000);
    await flood("feedback", expert, 600);
    expect((await read()).feedback.givers.top[0]).toMatchObject({ praised: 1, weight: 1_000_000 });
  });
});

describe("rings and new wallets", () => {
  it("funded by one wallet count as the strongest of them; two, or those of a service, are none", async () => {
    await score(socks, 500);
    for (const sock of socks) await write(feedback(sock, "100"));
    const fund = (wallets: readonly string[], funder: string) =>
      pg().query(
        `insert into funding_cluster (chain_id, wallet, funder, cluster_size, chain_length)
         select 1, w, $2, 3, 0 from unnest($1::text[]) as w`,
        [wallets, funder],
      );
    await fund(socks.slice(0, 4), seed);
    await fund(socks.slice(4, 6), buyer);
    const { rings, givers } = (await read()).feedback;
    expect(rings).toEqual([
      { kind: "funding", by: checksum(seed), size: 4, givers: expect.arrayContaining(socks.slice(0, 4).map(checksum)) },
    ]);
    const weights = new Map(givers.top.map(({ address, weight }) => [address.toLowerCase(), weight]));
    expect(socks.map((sock) => weights.get(sock))).toEqual([...Array(4).fill(62_500), ...Array(6).fill(250_000)]);
  });

  it("that act alike are named", async () => {
    await score(socks.slice(0, 3), 500);
    for (const sock of socks.slice(0, 3)) await write(feedback(sock, "100"));
    await pg().query(
      `insert into alike_cluster (wallet, size, members, found_by) values ($1, 2, $3, 'contracts'), ($2, 2, $4, 'contracts')`,
      [socks[0], socks[1], JSON.stringify([socks[1]]), JSON.stringify([socks[0]])],
    );
    expect((await read()).feedback.rings).toMatchObject([{ kind: "alike", size: 2 }]);
  });

  it("whose agents the agent's owner praises in turn are named, and halved where there is one", async () => {
    await score([expert], 1_000);
    await write({ kind: "registered", account: expert, agentId: "7" });
    await write(feedback(expert, "100"));
    await write(feedback(owner, "100", { agentId: "7" }));
    const { rings, givers } = (await read()).feedback;
    expect(rings).toEqual([{ kind: "mutual", by: null, size: 2, givers: [checksum(expert)] }]);
    expect(givers.top[0]?.weight).toBe(500_000);
  });

  it("are none of critics to whom the owner sent agents and praised these", async () => {
    await score(socks, 500);
    for (const [i, critic] of socks.entries()) {
      const agentId = String(i + 1);
      await write(
        { kind: "registered", account: owner, agentId },
        { kind: "transfer", account: critic, agentId },
        feedback(critic, "1"),
        feedback(owner, "100", { agentId }),
      );
    }
    const { rings, givers } = (await read()).feedback;
    expect([rings, givers.top[0]?.weight]).toEqual([[], 250_000]);
  });

  it("are shown, the 20 largest, with how many more there are", async () => {
    const pairs = Array.from({ length: 44 }, (_, i) => addressNumber(0x1000 + i));
    for (const one of pairs) await write(feedback(one, "1"));
    const other = (i: number) => pairs[i % 2 ? i - 1 : i + 1];
    for (const [i, one] of pairs.entries())
      await pg().query("insert into alike_cluster (wallet, size, members, found_by) values ($1, 2, $2, 'contracts')", [
        one,
        JSON.stringify([other(i)]),
      ]);
    const { rings, otherRings } = (await read()).feedback;
    expect([rings.length, otherRings, rings[0]?.size]).toEqual([20, 2, 2]);
  });

  it("are new where they first acted less than 30 days before; of whom nothing is stored it is not known", async () => {
    await score([expert, buyer], 100);
    const rows = makeActivity([
      { kind: "sent", wallet: expert, at: AT - 31 * 86_400 },
      { kind: "sent", wallet: buyer, at: AT - 86_400 },
    ]);
    await insertActivity(pg(), rows);
    await storeFacts(pg(), rows);
    for (const one of [expert, buyer, seed]) await write(feedback(one, "1"));
    const unsure = (await read()).feedback.givers;
    const newOf = (of: typeof unsure, wallet: string) =>
      of.top.find(({ address }) => address.toLowerCase() === wallet)?.isNew;
    // Its history before may not be stored.
    expect([newOf(unsure, expert), newOf(unsure, buyer), unsure.new]).toEqual([false, null, 0]);
    await pg().query("insert into tracked_wallet (address, chain_id, state) values ($1, 1, 'ready')", [buyer]);
    const { givers } = (await read()).feedback;
    expect(givers.new).toBe(1);
    const isNew = new Map(givers.top.map((one) => [one.address.toLowerCase(), one.isNew]));
    expect([expert, buyer, seed].map((one) => isNew.get(one))).toEqual([false, true, null]);
  });
});

describe("an agent", () => {
  it("of the greatest number is found by all its digits", async () => {
    await write({ kind: "transfer", account: buyer, agentId: MOST });
    expect(await read(MOST)).toMatchObject({
      agentId: MOST,
      owner: checksum(buyer),
      id: expect.stringContaining(`#${MOST}`),
    });
    await expect(read(String(2n ** 256n - 2n))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("has no wallet after a transfer, though no log takes it away, and no owner once it is burned", async () => {
    await write({ kind: "transfer", account: buyer });
    expect(await read()).toMatchObject({ owner: checksum(buyer), wallet: null });
    await write({ kind: "wallet", account: seed });
    expect((await read()).wallet).toBe(checksum(seed));
    await write({ kind: "transfer", account: addressNumber(0) });
    expect(await read()).toMatchObject({ owner: null, wallet: null });
  });

  it("is partial where its registries were not read whole, or a transaction of the chain could not be", async () => {
    expect((await read()).coverage).toEqual({ state: "ok", fromBlock: 0, toBlock: 1_000_000, unchecked: [] });
    await pg().query("update agent_source set followed_from = 50, read_to = 10");
    expect((await read()).coverage).toMatchObject({
      state: "partial",
      unchecked: [{ code: "earlier", message: "Events of blocks 11 to 49 are still being read." }],
    });
    await expect(read("99")).rejects.toMatchObject({ code: "INDETERMINATE" });
  });

  it("is of the registries that are configured: of those before nothing is answered", async () => {
    await pg().query("update agent_source set identity = $1", [addressNumber(0xa9)]);
    await expect(read()).rejects.toMatchObject({ code: "INDETERMINATE" });
  });

  it("is read again from a lower first block, and not from a higher one", async () => {
    const begin = async (firstBlock: number) => {
      await beginAgentSource(pg(), { chainId: 1, registries: { ...registries, firstBlock }, next: 900 });
      const { rows } = await pg().query("select first_block, read_to from agent_source");
      return [rows[0].first_block, rows[0].read_to];
    };
    await pg().query("update agent_source set first_block = 500, followed_from = 700, read_to = 699");
    await expect(read()).rejects.toMatchObject({ code: "INDETERMINATE" });
    expect([await begin(600), await begin(0)]).toEqual([
      [500, 699],
      [0, -1],
    ]);
    expect((await read()).coverage.unchecked).toMatchObject([{ code: "earlier" }]);
  });

  it("is read again from the block of a reorg, also below the first that was followed", async () => {
    await pg().query("update agent_source set followed_from = 50, read_to = 49");
    await revertAgentEvents(pg(), { chainId: 1, above: 40 });
    const { rows } = await pg().query("select read_to, followed_from from agent_source");
    expect(rows).toEqual([{ read_to: 40, followed_from: 41 }]);
  });
});

describe("agents of a wallet", () => {
  const list = (...wallets: string[]) => listAgentsOf(holder.ctx(), wallets);

  it("are those that it owns or is the wallet of now, the ones it registered or signed for first", async () => {
    await write({ kind: "transfer", account: owner, agentId: "3" });
    await write({ kind: "transfer", account: buyer, agentId: MOST }, { kind: "wallet", account: owner, agentId: MOST });
    const of = { chainId: 1, isOwner: true, isWallet: true };
    expect(await list(owner, seed)).toEqual([
      { ...of, agentId: "0" },
      { ...of, agentId: MOST, isOwner: false },
      { ...of, agentId: "3", isWallet: false },
    ]);
    // After a transfer the wallet is empty, though no log takes it away.
    await write({ kind: "transfer", account: buyer });
    expect((await list(owner)).map(({ agentId }) => agentId)).toEqual([MOST, "3"]);
    expect(await list(buyer)).toMatchObject([{ agentId: "0" }, { agentId: MOST }]);
    expect(await list(seed)).toEqual([]);
  });

  it("of other registries than those of the settings are none; without registries nothing is asked", async () => {
    await pg().query("update agent_source set identity = $1", [addressNumber(0xa9)]);
    expect(await list(owner)).toEqual([]);
    const ctx = holder.ctx();
    const none = { ...ctx, env: { ...ctx.env, CHAINS: [] }, pg: { query: () => expect.unreachable() } };
    expect(await listAgentsOf(none as unknown as typeof ctx, [owner])).toEqual([]); // Of the pool nothing else is used.
  });

  it("that others sent hide none that it registered", async () => {
    for (let id = 1; id <= 30; id++) await write({ kind: "transfer", account: owner, agentId: String(id) });
    const found = await list(owner);
    expect([found.length, found[0]]).toMatchObject([21, { agentId: "0", isWallet: true }]);
  });
});
