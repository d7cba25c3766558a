import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { verifierAbi } from "../../../lib/chain/verifier-abi.ts";
import { signerOf } from "../../../lib/domains/epochs/epoch-header.ts";
import { buildEpoch, createEpochJob, listEpochs } from "../../../lib/domains/epochs/index.ts";
import { verifyReceipt } from "../../../lib/domains/scores/receipt/verify.ts";
import { verifyEpoch } from "../../../scripts/verify/verify-epoch.ts";
import { requestOf, textCall } from "../../names/ens-requests.ts";
import { checksummed, hash, iso, nullOr, number, type Sections, string } from "../sentence.ts";
import { type Answer, CHAIN, patience, SILENT_CHAIN, type World } from "../world.ts";

const codeOf = async (answer: Promise<Answer>) => [(await answer).status, (await answer).json?.error];
const any = expect.anything();
const pagination = { total: number, limit: number, offset: number, hasMore: expect.any(Boolean) };
const CATEGORIES = ["activity", "volume", "age", "diversity", "governance", "social", "risk", "loyalty"];

/** A policy whose rules must all pass. */
const all = (...rules: object[]) => ({ op: "all", rules });
const total = (value: number) => ({ module: "total", cmp: "gte", value });

/** The number of a new epoch; of the newest if the worker creates one at the moment. */
async function newestEpoch(ctx: World["ctx"]): Promise<number> {
  // In this process: a thread of its own would load the sources once more.
  const built = await buildEpoch(await createEpochJob(ctx, false));
  if (built) return built.header.number;
  return vi.waitFor(async () => {
    const [epoch] = (await listEpochs(ctx, { limit: 1, offset: 0 })).epochs;
    return epoch?.number ?? Promise.reject(new Error("There is no epoch."));
  }, patience);
}

async function evaluate({ get }: World, policy: object, identity = "rose") {
  return (await get("POST /v1/trust/policies/evaluate", { body: { identity, policy } })).result;
}

/** The input and output of each route. */
export const routes: Sections = {
  Identities: [
    {
      says: "GET /v1/search returns at most ten matches for two or more characters, each with svcId, address, total and tier",
      holds: async ({ ask, get }) => {
        const { results } = await get("GET /v1/search?q=ros", { key: null });
        expect(results).toEqual([{ svcId: "rose", address: checksummed, total: number, tier: string }]);
        expect(await codeOf(ask("GET /v1/search?q=r", { key: null }))).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(ask("GET /v1/search", { key: null }))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "GET /ens/{sender}/{calldata} and POST /ens answer an unchanged ENS client with signed records; INVALID_REQUEST for another resolver",
      holds: async ({ get, ask, chain, people }) => {
        const { ens } = await get("GET /.well-known/credence.json", { key: null });
        expect(ens).toEqual({
          [CHAIN]: { registry: checksummed, universalResolver: checksummed, resolver: checksummed },
        });
        const { resolver, universalResolver: universalResolverAddress } = ens[CHAIN];
        const name = "rose.svc";
        const score = await chain.chain.getEnsText({ name, key: "credence.score", universalResolverAddress });
        expect(score).toBe(String((await get("GET /v1/score/rose")).score.total));
        const { address } = people.alice;
        expect(await chain.chain.getEnsAddress({ name, universalResolverAddress })).toBe(address);
        expect(await chain.chain.getEnsName({ address, universalResolverAddress })).toBe(name);
        const data = requestOf(name, textCall(name, "url"));
        const answer = { success: true, timestamp: iso, data: string };
        expect(await get("POST /ens", { key: null, body: { sender: resolver, data } })).toEqual(answer);
        expect(await codeOf(ask(`GET /ens/${address}/${data}.json`, { key: null }))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "GET /v1/identity lists an owner's identities in pages",
      holds: async ({ get, ask, people }) => {
        const { identities, ...rest } = await get(`GET /v1/identity?owner=${people.carol.address}`);
        expect([identities.map((one: Answer["json"]) => one.svcId), rest.pagination]).toEqual([["lily"], pagination]);
        expect(await codeOf(ask("GET /v1/identity"))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "GET /v1/identity/{identity} has every field of an identity",
      holds: async ({ get, people }) => {
        const { identity } = await get("GET /v1/identity/rose");
        expect(identity).toEqual({
          svcId: "rose",
          name: expect.stringMatching(/^rose/),
          state: "activated",
          owner: people.alice.address,
          address: people.alice.address,
          wallets: [
            { address: people.alice.address, primary: true, linkedAt: iso },
            { address: people.bob.address, primary: false, linkedAt: iso },
          ],
          chainId: CHAIN,
          tokenId: expect.stringMatching(/^\d+$/),
          parent: null,
          nonce: number,
          createdAt: iso,
          activatedAt: iso,
          final: true,
          avatar: nullOr(identity.avatar, string),
        });
        const minted = (await get("GET /v1/identity/lily")).identity;
        expect(minted).toMatchObject({
          state: "minted",
          address: people.carol.address,
          wallets: [],
          activatedAt: null,
        });
        expect((await get(`GET /v1/identity/${people.bob.address}`)).identity.svcId).toBe("rose");
      },
    },
    {
      says: "POST /v1/identity/mint returns 201 with identity and transaction; a name with another owner is NAME_UNAVAILABLE",
      holds: async ({ ask, get, people, signIn, sign, soon }) => {
        const session = await signIn(people.dave);
        const made = await ask("POST /v1/identity/mint", {
          key: session,
          body: { name: "daisy", owner: people.dave.address },
        });
        expect([made.status, made.json.transaction]).toEqual([201, { hash, chainId: CHAIN, blockNumber: number }]);
        expect(made.json.identity).toMatchObject({
          svcId: "daisy",
          state: "minted",
          owner: people.dave.address,
          final: false,
        });
        const mint = (name: string, key = session) =>
          ask("POST /v1/identity/mint", { key, body: { name, owner: people.dave.address } });
        for (const name of ["rose", "iris", "check", "svc"])
          expect([name, ...(await codeOf(mint(name)))]).toEqual([name, 400, "NAME_UNAVAILABLE"]);
        expect(await codeOf(mint("a--b"))).toEqual([400, "INVALID_NAME_FORMAT"]);
        const deadline = soon();
        const signature = await sign(people.dave, "MintIdentity", {
          name: "tulip",
          owner: people.dave.address,
          deadline,
        });
        const body = { name: "tulip", owner: people.dave.address, chainId: CHAIN, deadline, signature };
        expect((await get("POST /v1/identity/mint", { body })).identity.owner).toBe(people.dave.address);
      },
    },
    {
      says: "activating a name whose owner belongs to another activated identity, or linking a linked wallet, is WALLET_ALREADY_LINKED",
      holds: async ({ ask, get, people, developer, sign, identity, soon, signIn, chain }) => {
        await get("POST /v1/identity/mint", {
          key: developer.session,
          body: { name: "second", owner: people.alice.address },
        });
        expect(await codeOf(ask("POST /v1/identity/second/activate", { key: developer.session }))).toEqual([
          400,
          "WALLET_ALREADY_LINKED",
        ]);
        const carol = await signIn(people.carol);
        await chain.chain.mine({ blocks: 3 });
        await get("POST /v1/identity/lily/activate", { key: carol, body: {} });
        const { nonce } = await identity("lily");
        const link = { name: "lily", owner: people.carol.address, wallet: people.bob.address, nonce, deadline: soon() };
        const body = {
          address: people.bob.address,
          deadline: link.deadline,
          signature: await sign(people.bob, "LinkWallet", link),
        };
        expect(await codeOf(ask("POST /v1/identity/lily/wallets", { key: carol, body }))).toEqual([
          400,
          "WALLET_ALREADY_LINKED",
        ]);
      },
    },
    {
      says: "DELETE …/wallets/{address} unlinks a wallet by its own session; the primary cannot be unlinked; linking returns 201",
      holds: async ({ ask, get, people, developer, sign, identity, soon, signIn }) => {
        const primary = ask(`DELETE /v1/identity/rose/wallets/${people.alice.address}`, { key: developer.session });
        expect((await primary).status).toBe(400);
        const { nonce } = await identity("rose");
        const link = {
          name: "rose",
          owner: people.alice.address,
          wallet: people.frank.address,
          nonce,
          deadline: soon(),
        };
        const linked = await ask("POST /v1/identity/rose/wallets", {
          body: {
            address: people.frank.address,
            deadline: link.deadline,
            signature: await sign(people.frank, "LinkWallet", link),
            ownerSignature: await sign(people.alice, "LinkWallet", link),
          },
        });
        expect([linked.status, linked.json.identity.wallets.length]).toEqual([201, 3]);
        const frank = await signIn(people.frank);
        const left = await get(`DELETE /v1/identity/rose/wallets/${people.frank.address}`, { key: frank });
        expect(left.identity).toMatchObject({ nonce: nonce + 2, wallets: [any, any] });
      },
    },
    {
      says: "POST /v1/wallets tracks a wallet (201); GET returns its progress",
      holds: async ({ ask, get }) => {
        const address = `0x${"7".repeat(40)}`;
        const made = await ask("POST /v1/wallets", { body: { address, chainIds: [CHAIN] } });
        expect(made.status).toBe(201);
        const { wallet } = await get(`GET /v1/wallets/${address}`);
        expect(wallet).toMatchObject({ address, state: expect.toBeOneOf(["queued", "syncing", "ready", "failed"]) });
        expect(wallet.chains[0]).toMatchObject({
          chainId: CHAIN,
          state: string,
          transactions: number,
          truncated: false,
        });
        expect(await codeOf(ask(`GET /v1/wallets/0x${"6".repeat(40)}`))).toEqual([404, "USER_NOT_FOUND"]);
        const unknown = ask("POST /v1/wallets", { body: { address, chainIds: [424242] } });
        expect(await codeOf(unknown)).toEqual([400, "UNSUPPORTED_CHAIN"]);
      },
    },
    {
      says: "GET /v1/check/{address} says what an address is and what `from` did with it; what could not be checked is null and named",
      holds: async ({ ask, get, people }) => {
        const { alice, bob } = people;
        const { check } = await get(`GET /v1/check/${alice.address}?from=${bob.address}`);
        const aware = expect.toBeOneOf([true, false, null]);
        expect(check).toEqual({
          ...{
            address: alice.address,
            svcId: "rose",
            kind: "name",
            known: true,
            firstSeen: iso,
            total: number,
            tier: string,
          },
          flags: expect.any(Array),
          lists: nullOr(check.lists, expect.any(Array)),
          relation: { sentBefore: aware, receivedFrom: aware, lastAt: nullOr(check.relation.lastAt, iso) },
          lookalikes: [],
          copies: [],
          warnings: expect.any(Array),
          unchecked: expect.any(Array),
          coverage: expect.arrayContaining([expect.objectContaining({ chainId: CHAIN })]),
        });
        const unknown = (await get(`GET /v1/check/0x${"6".repeat(40)}`)).check;
        expect(unknown).toMatchObject({
          kind: null,
          known: false,
          total: null,
          flags: null,
          relation: null,
          lookalikes: null,
        });
        expect(unknown.unchecked.map(({ code }: { code: string }) => code)).toEqual(
          expect.arrayContaining(["address", "from"]),
        );
        expect(await codeOf(ask("GET /v1/check/rose"))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "GET /v1/agents/{chainId}/{agentId} says whose an agent is, what its file says, and what its feedback is worth, raw and weighted",
      holds: async ({ ask, get }) => {
        const { agent } = await get(`GET /v1/agents/${CHAIN}/0`);
        expect(agent).toMatchObject({
          ...{ id: expect.stringMatching(/^eip155:31337:0x[0-9a-fA-F]{40}#0$/), chainId: CHAIN, agentId: "0" },
          ...{ owner: checksummed, wallet: null, registeredAt: iso },
          registration: { state: "read", form: "data", claims: "this", file: { name: "Clerk" } },
          coverage: { state: "ok", fromBlock: 0, toBlock: number, unchecked: [] },
        });
        const { count, own, raw, weighted, givers, rings } = agent.feedback;
        expect([count, own, raw, rings]).toEqual([1, 0, [{ tag: "starred", value: "87.5", count: 1 }], []]);
        expect(weighted).toEqual([{ tag: "starred", value: "87.5", givers: 1, weight: number }]);
        expect(givers.top).toMatchObject([{ address: checksummed, svcId: null, total: number, praised: 1 }]);
        expect(await codeOf(ask(`GET /v1/agents/${CHAIN}/${2n ** 256n - 1n}`))).toEqual([404, "NOT_FOUND"]);
        expect(await codeOf(ask(`GET /v1/agents/${CHAIN}/${2n ** 256n}`))).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(ask(`GET /v1/agents/${CHAIN}/-1`))).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(ask(`GET /v1/agents/${SILENT_CHAIN}/0`))).toEqual([400, "UNSUPPORTED_CHAIN"]);
      },
    },
  ],
  Scores: [
    {
      says: "a score also has status (final, provisional or partial) and unavailable",
      holds: async ({ get }) => {
        const { score } = await get("GET /v1/score/rose");
        expect(["final", "provisional", "partial"]).toContain(score.status);
        expect(score.unavailable).toEqual(expect.any(Array));
      },
    },
    {
      says: "the breakdown has inputs, formula, evidence and the next step of each category, model and coverage",
      holds: async ({ get }) => {
        const answer = await get("GET /v1/score/rose/breakdown");
        expect(answer).toMatchObject({
          svcId: "rose",
          address: checksummed,
          total: number,
          modelVersion: string,
          modelHash: hash,
        });
        expect(answer.breakdown.map((one: Answer["json"]) => one.category).toSorted()).toEqual(CATEGORIES.toSorted());
        for (const one of answer.breakdown) {
          expect(one).toEqual({
            ...{ category: string, score: number, max: number, bonus: number, formula: string },
            state: expect.toBeOneOf(["ok", "stale", "unavailable"]),
            inputs: expect.any(Object),
            evidence: expect.any(Array),
            next: nullOr(one.next, { change: string, gain: number }),
          });
          for (const proof of one.evidence) expect(proof).toEqual({ chainId: number, txHash: hash, note: string });
        }
        const maxima = answer.breakdown.reduce((sum: number, one: Answer["json"]) => sum + one.max, 0);
        expect(maxima).toBe(1_300);
        for (const { attestationsFrom, ...one } of answer.coverage) {
          if (attestationsFrom !== undefined) expect(attestationsFrom).toEqual(nullOr(attestationsFrom, number));
          expect(one).toEqual({
            ...{ chainId: number, source: string },
            fromBlock: nullOr(one.fromBlock, number),
            toBlock: nullOr(one.toBlock, number),
            blockHash: nullOr(one.blockHash, hash),
            finalizedBlock: nullOr(one.finalizedBlock, number),
            state: expect.toBeOneOf(["ok", "syncing", "truncated", "failed"]),
          });
        }
      },
    },
    {
      says: "GET /v1/epochs and /v1/epochs/{number} are public: signed headers that name the root before, in pages",
      holds: async ({ ask, get, ctx }) => {
        const newest = await newestEpoch(ctx);
        const { epochs, pagination: pages } = await get("GET /v1/epochs?limit=1", { key: null });
        expect(pages).toEqual(pagination);
        expect(epochs).toHaveLength(1);
        const { epoch } = await get(`GET /v1/epochs/${newest}`, { key: null });
        expect(epoch).toEqual({
          ...{ number: newest, root: hash, previousRoot: hash, modelHash: hash, rows: number, at: iso, hasRows: true },
          chains: [{ id: CHAIN, block: number, hash }],
          ...{ signer: checksummed, signature: string, domain: any },
        });
        expect(await signerOf(epoch, epoch.domain, epoch.signature)).toBe(epoch.signer);
        const { receipt } = await get("GET /v1/score/rose/receipt");
        expect(receipt.epoch).toEqual({ number, root: hash });
        expect(await codeOf(ask("GET /v1/epochs/999999", { key: null }))).toEqual([404, "NOT_FOUND"]);
        expect(await codeOf(ask("GET /v1/epochs/first", { key: null }))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "GET /v1/epochs/{number}/rows streams the ranked subjects as JSON Lines in the order of addresses, gzipped where the request accepts it",
      holds: async ({ origin, get, ctx }) => {
        const newest = await newestEpoch(ctx);
        const { epoch } = await get(`GET /v1/epochs/${newest}`);
        const answer = await fetch(`${origin}/v1/epochs/${newest}/rows`);
        expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([
          "gzip",
          "Accept-Encoding",
        ]);
        const identity = { "Accept-Encoding": "identity" };
        const plain = await fetch(`${origin}/v1/epochs/${newest}/rows`, { headers: identity });
        expect(plain.headers.get("content-encoding")).toBeNull();
        expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
        const text = await answer.text();
        expect(await plain.text()).toBe(text);
        const rows = text
          .split("\n")
          .slice(0, -1)
          .map((line) => JSON.parse(line));
        expect(rows).toHaveLength(epoch.rows);
        expect(rows[0]).toEqual({
          ...{ address: checksummed, total: number, tier: string, factsHash: hash, modelHash: hash },
          breakdown: Object.fromEntries(CATEGORIES.map((category) => [category, number])),
        });
        const addresses = rows.map((row) => row.address.toLowerCase());
        expect(addresses).toEqual([...addresses].sort());
      },
    },
    {
      says: "GET /v1/epochs/{number}/proof/{address} has the leaf and its proof, or the neighbours of an address without a row",
      holds: async ({ ask, get, people, ctx }) => {
        const newest = await newestEpoch(ctx);
        const path = `GET /v1/epochs/${newest}/proof`;
        const { leaf, ...proof } = await get(`${path}/${people.alice.address}`, { key: null });
        expect(proof).toMatchObject({ number: newest, root: hash, included: true, proof: any, index: number });
        expect(leaf).toMatchObject({ address: people.alice.address, total: number, previous: checksummed, hash });
        const other = await get(`${path}/0x${"f".repeat(40)}`, { key: null });
        expect(other).toMatchObject({ included: false, proof: [], neighbours: { before: any, after: null } });
        expect(other.neighbours.before.leaf.next).toBe(`0x${"0".repeat(40)}`);
        expect(await codeOf(ask(`${path}/nobody`))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "`npm run verify -- epoch` rebuilds the root of an epoch, and names an altered row",
      holds: async ({ origin, people, ctx }) => {
        const newest = await newestEpoch(ctx);
        const { checks, differences } = await verifyEpoch({ origin, number: newest });
        expect([checks.filter(({ ok }) => !ok), differences]).toEqual([[], []]);
        const rows = await (await fetch(`${origin}/v1/epochs/${newest}/rows`)).text();
        const folder = mkdtempSync(join(tmpdir(), "credence-epoch-"));
        const rowsFile = join(folder, "rows.jsonl");
        const age = new RegExp(`("address":"${people.alice.address}".*?"age":)`);
        writeFileSync(rowsFile, rows.replace(age, "$11"));
        const altered = await verifyEpoch({ origin, number: newest, rowsFile });
        rmSync(folder, { recursive: true });
        expect(altered.checks.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual(["rows", "root"]);
        expect(altered.differences.join()).toContain(`${people.alice.address} was altered: breakdown`);
      },
    },
    {
      says: "GET /v1/model is public: the active model, the scheduled one or null, and the days of notice",
      holds: async ({ get }) => {
        const answer = await get("GET /v1/model", { key: null });
        expect(answer).toMatchObject({ scheduled: null, noticeDays: number });
        expect(answer.active).toEqual({ version: string, hash, from: nullOr(answer.active.from, iso) });
        const { modelVersion, modelHash } = await get("GET /v1/score/rose/breakdown");
        expect({ modelVersion, modelHash }).toEqual({
          modelVersion: answer.active.version,
          modelHash: answer.active.hash,
        });
      },
    },
    {
      says: "closes are the points at the end of each chain day, in pages, and bounded by days",
      holds: async ({ get, ask }) => {
        const { closes, pagination: pages } = await get("GET /v1/scores/rose/closes");
        expect(pages).toEqual(pagination);
        expect(closes.length).toBeGreaterThan(0);
        for (const one of closes) {
          expect(one).toEqual({
            day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            total: number,
            breakdown: expect.objectContaining({ activity: number }),
            tier: string,
            ranked: expect.any(Boolean),
            recordedAt: iso,
          });
        }
        const [{ day }] = closes;
        expect((await get(`GET /v1/scores/rose/closes?from=${day}&to=${day}`)).closes).toEqual([closes[0]]);
        expect((await get("GET /v1/scores/rose/closes?to=2000-01-01")).closes).toEqual([]);
        for (const wrong of ["2000-1-1", "2000-02-30", "2000-01-01T00:00:00Z"])
          expect((await ask(`GET /v1/scores/rose/closes?from=${wrong}`)).status).toBe(400);
      },
    },
    {
      says: "at a past day score, breakdown, history, leaderboard and policies are those of its close; other days are INVALID_REQUEST naming the field",
      holds: async ({ get, ask }) => {
        const [{ day, total: points }] = (await get("GET /v1/scores/rose/closes")).closes;
        // While a close waits to be computed again, which a worker does soon, the points come from the facts.
        const explained = await vi.waitFor(async () => {
          const read = await get(`GET /v1/score/rose/breakdown?at=${day}`);
          expect(read.recordedAt).toEqual(iso);
          return read;
        }, patience);
        const { score } = await get(`GET /v1/score/rose?at=${day}`);
        const sum = explained.breakdown.reduce((so: number, one: Answer["json"]) => so + one.score, 0);
        expect([score.total, explained.total, sum]).toEqual([points, points, points]);
        const { history } = await get(`GET /v1/score/rose/history?at=${day}`);
        expect(history.map((one: Answer["json"]) => [one.at.slice(0, 10), one.total])).toEqual([[day, points]]);
        const evaluation = { identity: "rose", policy: all(total(points), total(points + 1)) };
        const { result } = await get("POST /v1/trust/policies/evaluate", { body: { ...evaluation, at: day } });
        expect(result).toMatchObject({ outcome: "fail", at: day, recordedAt: iso });
        expect(result.rules.map((one: Answer["json"]) => [one.outcome, one.actual, one.howTo])).toEqual([
          ["pass", points, null],
          ["fail", points, null],
        ]);
        for (const at of ["2999-01-01", "2000-01-01", "2000-1-1"]) {
          for (const path of ["score/rose", "score/rose/breakdown", "score/rose/history", "scores/leaderboard"]) {
            expect(await codeOf(ask(`GET /v1/${path}?at=${at}`))).toEqual([400, "INVALID_REQUEST"]);
          }
          const refused = await ask("POST /v1/trust/policies/evaluate", { body: { ...evaluation, at } });
          expect(refused.json).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "body.at" }] });
        }
      },
    },
    {
      says: "history returns each change with its cause, by event or by day, in pages",
      holds: async ({ get, ask }) => {
        for (const interval of ["event", "day"]) {
          const { history, ...rest } = await get(`GET /v1/score/rose/history?interval=${interval}`);
          expect(rest.pagination).toEqual(pagination);
          expect(history.length).toBeGreaterThan(0);
          for (const one of history) {
            expect(one).toMatchObject({
              at: iso,
              total: number,
              rank: number,
              tier: string,
              breakdown: { activity: number },
            });
            const causes = [
              "transactions",
              "time",
              "reorg",
              "attestation",
              "achievement",
              "wallets",
              "model",
              "appeal",
            ];
            expect(causes).toContain(one.cause);
          }
        }
        expect((await get("GET /v1/score/rose/history?from=2020-01-01&to=2020-02-01")).history).toEqual([]);
        expect((await ask("GET /v1/score/rose/history?interval=week")).status).toBe(400);
      },
    },
    {
      says: "a receipt verifies and has the values of the score",
      holds: async ({ get }) => {
        const { receipt } = await get("GET /v1/score/rose/receipt");
        expect((await verifyReceipt(receipt)).checks.filter((check) => !check.ok)).toEqual([]);
        for (const field of [
          "subject",
          "modelVersion",
          "modelHash",
          "facts",
          "factsHash",
          "result",
          "coverage",
          "issuedAt",
          "signer",
          "signature",
        ]) {
          expect(receipt).toHaveProperty(field);
        }
        expect(receipt.result.total).toBe((await get("GET /v1/score/rose")).score.total);
      },
    },
    {
      says: "POST /v1/receipts/verify accepts a receipt of the service, and names what is wrong with an altered or expired one",
      holds: async ({ get, ask }) => {
        const { receipt } = await get("GET /v1/score/rose/receipt");
        const verify = async (body: object) => get("POST /v1/receipts/verify", { body });
        const { total } = receipt.result;
        expect(await verify({ receipt })).toMatchObject({ valid: true, subject: receipt.subject, total });
        // As it was answered, and with a field that no answer has.
        expect(await verify(await get("GET /v1/score/rose/receipt"))).toMatchObject({ valid: true });
        expect((await ask("POST /v1/receipts/verify", { body: { receipt, color: "red" } })).status).toBe(400);
        const failed = async (body: object) => {
          const { valid, checks } = await verify(body);
          return [valid, checks.filter((one: { ok: boolean }) => !one.ok).map((one: { check: string }) => one.check)];
        };
        const altered = { ...receipt, result: { ...receipt.result, total: total + 1 } };
        expect(await failed({ receipt: altered })).toEqual([false, ["total", "signature"]]);
        expect(await failed({ receipt, at: "2100-01-01" })).toEqual([false, ["expiry"]]);
        expect(await failed({ receipt: {} })).toEqual([false, ["format"]]);
      },
    },
    {
      says: "a batch returns 1 to 100 identities in their order, unknown ones with found false",
      holds: async ({ get, ask }) => {
        const { scores } = await get("POST /v1/scores/batch", { body: { identities: ["nobody", "rose"] } });
        expect(scores).toEqual([
          { identity: "nobody", found: false, svcId: null, address: null, score: null },
          {
            identity: "rose",
            found: true,
            svcId: "rose",
            address: checksummed,
            score: expect.objectContaining({ total: number }),
          },
        ]);
        for (const identities of [[], Array(101).fill("rose")]) {
          expect((await ask("POST /v1/scores/batch", { body: { identities } })).status).toBe(400);
        }
      },
    },
    {
      says: "updates are a feed with a cursor",
      holds: async ({ get }) => {
        const first = await get("GET /v1/scores/updates?limit=2");
        expect(first.updates[0]).toEqual({
          address: checksummed,
          svcId: nullOr(first.updates[0].svcId, string),
          total: number,
          at: iso,
        });
        const second = await get(`GET /v1/scores/updates?after=${encodeURIComponent(first.next)}&limit=100`);
        expect(second.updates.length).toBeGreaterThan(0);
        const last = await get(`GET /v1/scores/updates?after=${encodeURIComponent(second.next)}`);
        expect(last).toMatchObject({ updates: expect.any(Array), next: string });
      },
    },
    {
      says: "sort=totalScore is for category total only; asc reverses the rows, not the ranks; the leaderboard's rank equals the score's",
      holds: async ({ get, ask }) => {
        expect((await ask("GET /v1/scores/leaderboard?sort=totalScore&category=age")).status).toBe(400);
        const down = (await get("GET /v1/scores/leaderboard?order=desc")).leaderboard;
        const up = (await get("GET /v1/scores/leaderboard?order=asc")).leaderboard;
        expect(up).toEqual(down.toReversed());
        for (const { address, rank, percentile } of down) {
          expect((await get(`GET /v1/score/${address}`)).score).toMatchObject({ rank, percentile });
        }
      },
    },
    {
      says: "movers are the ten that gained and the ten that lost most points since the start of the period, with both scores",
      holds: async ({ get, ask }) => {
        for (const query of ["", "?timeframe=7d&category=age&chainId=31337"]) {
          const { rose, fell, ...rest } = await get(`GET /v1/scores/leaderboard/movers${query}`);
          expect(rest).toMatchObject(
            query ? { category: "age", timeframe: "7d" } : { category: "total", timeframe: "30d" },
          );
          expect(Math.max(rose.length, fell.length)).toBeLessThanOrEqual(10);
          for (const { address, score, earlierScore } of rose) {
            expect([address, score > earlierScore]).toEqual([string, true]);
          }
          for (const { address, score, earlierScore } of fell) {
            expect([address, score < earlierScore]).toEqual([string, true]);
          }
        }
        for (const query of ["timeframe=all", "timeframe=1y", "category=karma"]) {
          expect((await ask(`GET /v1/scores/leaderboard/movers?${query}`)).status).toBe(400);
        }
        expect(await get("GET /v1/scores/leaderboard/movers?chainId=424242")).toMatchObject({ rose: [], fell: [] });
      },
    },
    {
      says: "a wallet without own transactions scores 0, has the last rank and percentile 0",
      holds: async ({ get, people }) => {
        const { score } = await get(`GET /v1/score/${people.carol.address}`);
        const { pagination: board } = await get("GET /v1/scores/leaderboard?limit=1");
        expect(score).toMatchObject({ total: 0, rank: board.total + 1, percentile: 0, tier: "bronze" });
      },
    },
  ],
  Achievements: [
    {
      says: "definitions have requirement and holders, in pages; progress is returned for all or one",
      holds: async ({ get, ask }) => {
        const { achievements, ...rest } = await get("GET /v1/achievements?limit=100");
        expect(rest.pagination).toEqual(pagination);
        for (const one of achievements) expect(one).toMatchObject({ id: string, requirement: string, holders: number });
        const some = await get("GET /v1/achievements?category=social&rarity=rare");
        for (const one of some.achievements) expect([one.category, one.rarity]).toEqual(["social", "rare"]);
        const { progress } = await get("GET /v1/achievements/rose/progress");
        expect(progress.length).toBe(achievements.length);
        for (const one of progress) {
          expect(one).toEqual({
            id: string,
            title: string,
            earned: expect.any(Boolean),
            progress: { current: number, required: number, percentage: number, requirements: any },
          });
        }
        const only = await get("GET /v1/achievements/rose/progress?achievementId=first_units");
        expect(only.progress.map((one: Answer["json"]) => one.id)).toEqual(["first_units"]);
        expect(await codeOf(ask("GET /v1/achievements/rose/progress?achievementId=none"))).toEqual([
          404,
          "ACHIEVEMENT_NOT_FOUND",
        ]);
      },
    },
    {
      says: "claiming adds the bonus once; summary and claimable ignore the filters",
      holds: async ({ get, ask, developer }) => {
        const before = await get("GET /v1/achievements/rose?category=nft");
        const { id, scoreBonus } = before.claimableAchievements[0];
        const had = (await get("GET /v1/score/rose")).score.total;
        const claim = (achievementId: string) =>
          ask("POST /v1/achievements/rose/claim", { key: developer.session, body: { achievementId } });
        const first = await claim(id);
        expect([first.status, first.json.achievement.id]).toEqual([200, id]);
        const { total } = first.json.score;
        // Under trust, the bonus counts in part.
        expect(total).toBeGreaterThanOrEqual(had);
        expect(total).toBeLessThanOrEqual(had + scoreBonus);
        expect((await claim(id)).json.score.total).toBe(total);
        expect(
          (await get("GET /v1/achievements/rose")).claimableAchievements.map((one: Answer["json"]) => one.id),
        ).not.toContain(id);
        expect(await codeOf(claim("hundred_days"))).toEqual([400, "ACHIEVEMENT_NOT_EARNED"]);
        expect(await codeOf(claim("none"))).toEqual([404, "ACHIEVEMENT_NOT_FOUND"]);
      },
    },
  ],
  Trading: [
    {
      says: "stats, history and leaderboard have their fields and accept timeframe, type, sort and order",
      holds: async ({ get, ask }) => {
        const { stats } = await get("GET /v1/trading/rose/stats?timeframe=30d&chainId=31337");
        expect(Object.keys(stats).toSorted()).toEqual([
          "distinctPools",
          "distinctTokens",
          "firstTradeAt",
          "lastTradeAt",
          "realizedProfit",
          "trades",
          "volume",
          "volumeByToken",
        ]);
        for (const type of ["swap", "transfer"]) {
          expect(await get(`GET /v1/trading/rose/history?type=${type}`)).toMatchObject({ trades: [], pagination });
        }
        for (const sort of ["volume", "trades", "profit"]) {
          expect(await get(`GET /v1/trading/leaderboard?sort=${sort}&order=asc&timeframe=all`)).toMatchObject({
            leaderboard: [],
            pagination,
          });
        }
        expect((await ask("GET /v1/trading/rose/history?type=gift")).status).toBe(400);
      },
    },
  ],
  Attestations: [
    {
      says: "a schema is registered once (201) and listed, by uid, name, schema and revocable",
      holds: async ({ get, ask }) => {
        const body = { name: "conformance", schema: "string note", revocable: false };
        const made = await ask("POST /v1/trust/schemas", { body });
        expect([made.status, made.json.schema]).toEqual([201, { uid: hash, ...body }]);
        const { schemas, ...rest } = await get("GET /v1/trust/schemas?limit=100");
        expect(rest.pagination).toEqual(pagination);
        expect(schemas).toContainEqual(made.json.schema);
      },
    },
    {
      says: "prepare returns typed data and the body to post; posting returns 201 with scoreImpact, the second time 200",
      holds: async ({ get, ask, people }) => {
        const body = {
          subject: "rose",
          schema: "skill",
          data: { skill: "Go", level: 2, evidence: "" },
          issuer: people.dave.address,
          chainId: CHAIN,
        };
        const { typedData, attestation } = await get("POST /v1/trust/attestations/prepare", { body });
        expect(typedData).toMatchObject({
          domain: { name: "EAS Attestation", chainId: CHAIN },
          primaryType: "Attest",
          message: { version: 2, recipient: people.alice.address },
        });
        expect(typedData.types.Attest.map((field: Answer["json"]) => `${field.type} ${field.name}`)).toEqual([
          ...["uint16 version", "bytes32 schema", "address recipient", "uint64 time", "uint64 expirationTime"],
          ...["bool revocable", "bytes32 refUID", "bytes data", "bytes32 salt"],
        ]);
        const signed = { ...attestation, signature: await people.dave.signTypedData(typedData) };
        const [first, again] = [
          await ask("POST /v1/trust/attestations", { body: signed }),
          await ask("POST /v1/trust/attestations", { body: signed }),
        ];
        expect([first.status, again.status, again.json.attestation.id]).toEqual([201, 200, first.json.attestation.id]);
        expect(first.json.scoreImpact).toEqual(number);
        const wrong = ask("POST /v1/trust/attestations", { body: { ...signed, salt: `0x${"2".repeat(64)}` } });
        expect(await codeOf(wrong)).toEqual([400, "INVALID_SIGNATURE"]);
      },
    },
    {
      says: "an attestation is read by id or uid, with validity and EAS's share package",
      holds: async ({ attest, get, people }) => {
        const { attestation } = await attest(people.alice, people.dave.address);
        const byId = await get(`GET /v1/trust/attestations/${attestation.id}`);
        expect(byId.validity).toEqual({ signature: true, revoked: false, expired: false, valid: true });
        expect(byId.attestation).toMatchObject({
          uid: hash,
          expirationTime: 0,
          revocable: true,
          refUID: `0x${"0".repeat(64)}`,
          signatureKind: "eoa",
        });
        expect(byId.export).toMatchObject({
          sig: { version: 2, uid: attestation.uid, primaryType: "Attest" },
          signer: people.alice.address,
        });
        const byUid = await get(`GET /v1/trust/attestations/${attestation.uid}`);
        expect(byUid.attestation).toEqual(byId.attestation);
      },
    },
    {
      says: "the list filters by subject, issuer, schema, status and chain, and sorts by createdAt or issuerScore",
      holds: async ({ get, people }) => {
        const list = async (query: string) =>
          (await get(`GET /v1/trust/attestations?limit=100&${query}`)).attestations as Answer["json"][];
        for (const one of await list(`subject=${people.dave.address}`)) expect(one.subject).toBe(people.dave.address);
        for (const one of await list(`issuer=${people.alice.address}&schema=skill`))
          expect([one.issuer, one.schemaName]).toEqual([people.alice.address, "skill"]);
        for (const status of ["active", "revoked", "expired"])
          for (const one of await list(`status=${status}`)) expect(one.status).toBe(status);
        const times = (await list("sort=createdAt&order=asc")).map((one) => one.createdAt);
        expect(times).toEqual(times.toSorted());
        const scores = (await list("sort=issuerScore&order=desc")).map((one) => one.issuerScore);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      },
    },
    {
      says: "revoking an irrevocable attestation fails with the reason, and revocations are a feed",
      holds: async ({ attest, revoke, people, get }) => {
        const fixed = await attest(people.alice, people.dave.address, { revocable: false });
        const answer = await revoke(people.alice, fixed.attestation.id);
        expect([answer.status, answer.json.error]).toEqual([400, "ATTESTATION_NOT_REVOCABLE"]);
        const { id } = (await attest(people.alice, people.dave.address)).attestation;
        const { next } = await get("GET /v1/trust/revocations?limit=100");
        await revoke(people.alice, id);
        const after = await get(`GET /v1/trust/revocations?after=${encodeURIComponent(next)}`);
        expect(after.revocations.map((one: Answer["json"]) => one.attestationId)).toEqual([id]);
        expect((await get(`GET /v1/trust/revocations?after=${encodeURIComponent(after.next)}`)).revocations).toEqual(
          [],
        );
      },
    },
    {
      says: "relatedAttestations counts active attestations whose refUID is this uid",
      holds: async ({ attest, revoke, people }) => {
        const { attestation } = await attest(people.alice, people.dave.address);
        await attest(people.carol, people.dave.address, { refUID: attestation.uid });
        const { json } = await revoke(people.alice, attestation.id);
        expect(json.impact).toMatchObject({ relatedAttestations: 1, publicVisibility: false });
      },
    },
    {
      says: "notifications belong to the session's wallet: id, kind, data, at, readAt, in pages",
      holds: async ({ get, ask, people, signIn, developer }) => {
        const { notifications, ...rest } = await get("GET /v1/notifications", { key: await signIn(people.dave) });
        expect(rest.pagination).toEqual(pagination);
        expect(notifications[0]).toEqual({
          id: string,
          kind: string,
          data: any,
          at: iso,
          readAt: nullOr(notifications[0].readAt, iso),
        });
        expect(await codeOf(ask("GET /v1/notifications", { key: developer.admin }))).toEqual([403, "FORBIDDEN"]);
      },
    },
  ],
  Appeals: [
    {
      says: "the log and each appeal are public, in pages with filters; only the owner of a flagged wallet opens one",
      holds: async ({ get, ask, people, signIn, developer }) => {
        const log = await get("GET /v1/appeals?status=open&limit=1", { key: null });
        expect(log).toEqual({ ...log, appeals: [], pagination });
        expect(await codeOf(ask("GET /v1/appeals?status=late", { key: null }))).toEqual([400, "INVALID_STATUS"]);
        expect(await codeOf(ask("GET /v1/appeals/apl_none", { key: null }))).toEqual([404, "NOT_FOUND"]);
        const body = { wallet: people.dave.address, flag: "listed_self", reason: "It was sold." };
        expect(await codeOf(ask("POST /v1/appeals", { body, key: developer.write }))).toEqual([403, "FORBIDDEN"]);
        const answer = await ask("POST /v1/appeals", { body, key: await signIn(people.dave) });
        expect(answer.json).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "body.flag" }] });
        const { types } = await get("GET /v1/auth/signing", { key: null });
        expect(types).toMatchObject({ OpenAppeal: any, WithdrawAppeal: any });
      },
    },
  ],
  Administration: [
    {
      says: "every route is for sessions of operators; other sessions and every API key are FORBIDDEN, whatever they ask",
      holds: async ({ get, ask, operator, people, signIn, developer }) => {
        const [session, stranger] = [await signIn(operator), await signIn(people.frank)];
        const lists = ["overview", "chains", "quarantine", "developers", "webhooks", "jobs", "models", "audit"].map(
          (one) => `GET /v1/admin/${one}`,
        );
        for (const list of lists) expect(await get(list, { key: session })).toEqual(expect.any(Object));
        for (const what of [...lists, "POST /v1/admin/chains/none/pause", "DELETE /v1/admin/takedowns/none"]) {
          for (const key of [stranger, developer.admin]) {
            expect([what, ...(await codeOf(ask(what, { key })))]).toEqual([what, 403, "FORBIDDEN"]);
          }
        }
      },
    },
    {
      says: "a paused chain says why until it is resumed; blocks that are final are not indexed again; both are in the audit log",
      holds: async ({ get, ask, operator, signIn }) => {
        const key = await signIn(operator);
        const reason = "The node returns wrong receipts.";
        const path = `POST /v1/admin/chains/${SILENT_CHAIN}`;
        const { chain } = await get(`${path}/pause`, { key, body: { reason } });
        expect(chain).toMatchObject({ chainId: SILENT_CHAIN, state: "paused", pausedAt: iso, pauseReason: reason });
        const resumed = (await get(`${path}/resume`, { key, body: {} })).chain;
        expect(resumed).toMatchObject({ pausedAt: null, pauseReason: null });
        const again = ask(`POST /v1/admin/chains/${CHAIN}/reindex`, { key, body: { fromBlock: 0, reason } });
        expect(await codeOf(again)).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(ask("POST /v1/admin/chains/424242/pause", { key, body: { reason } }))).toEqual([
          400,
          "UNSUPPORTED_CHAIN",
        ]);
        const { entries } = await get(`GET /v1/admin/audit?target=${SILENT_CHAIN}`, { key });
        const actor = operator.address.toLowerCase();
        expect(entries).toMatchObject([
          { act: "chain.resumed", actor },
          { act: "chain.paused", actor, details: { reason } },
        ]);
      },
    },
    {
      says: "quarantined transactions are listed and read again; a model is scheduled only after its comparison with the active one",
      holds: async ({ get, ask, operator, signIn }) => {
        const key = await signIn(operator);
        const quarantine = await get(`GET /v1/admin/quarantine?chainId=${CHAIN}`, { key });
        expect(quarantine).toMatchObject({ transactions: [], pagination: { total: 0 } });
        expect(await get("POST /v1/admin/quarantine/retry", { key, body: { chainId: CHAIN } })).toMatchObject({
          count: 0,
        });
        const { active, versions } = await get("GET /v1/admin/models", { key });
        const version = versions.find((one: string) => one !== active.version);
        const schedule = (of: string) => codeOf(ask("POST /v1/admin/models/switch", { key, body: { version: of } }));
        for (const of of [version, active.version, "999"]) expect(await schedule(of)).toEqual([400, "INVALID_REQUEST"]);
        const { comparison } = await get("POST /v1/admin/models/comparisons", { key, body: { version } });
        const begun = { compared: 0, subjects: 0, finishedAt: null, error: null, result: null };
        expect(comparison).toEqual({ version, requestedAt: iso, ...begun });
        expect(await codeOf(ask("DELETE /v1/admin/models/switch", { key }))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "a suspended key is FORBIDDEN with the reason, and works again once the suspension is lifted",
      holds: async ({ get, ask, operator, people, signIn }) => {
        const key = await signIn(operator);
        const made = await get("POST /v1/developer/keys", {
          key: await signIn(people.frank),
          body: { name: "Published", permissions: ["read"] },
        });
        const suspension = `/v1/admin/keys/${made.key.id}/suspension`;
        await get(`POST ${suspension}`, { key, body: { reason: "It was published." } });
        const refused = ask("GET /v1/score/rose", { key: made.apiKey });
        expect(await codeOf(refused)).toEqual([403, "FORBIDDEN"]);
        expect((await refused).json.message).toContain("It was published.");
        await get(`DELETE ${suspension}`, { key });
        expect((await ask("GET /v1/score/rose", { key: made.apiKey })).status).toBe(200);
      },
    },
    {
      says: "a takedown hides a name from search, with its reason in the public log and at the identity, until it is lifted",
      holds: async ({ get, ask, operator, signIn }) => {
        const key = await signIn(operator);
        const found = async () =>
          (await get("GET /v1/search?q=rose", { key: null })).results.map((one: Answer["json"]) => one.svcId);
        expect(await found()).toContain("rose");
        const body = { kind: "name", target: "rose", reason: "It is spam." };
        const { takedown } = await get("POST /v1/admin/takedowns", { key, body });
        expect(takedown).toEqual({ ...body, id: string, at: iso, liftedAt: null });
        expect(await found()).not.toContain("rose");
        expect((await get("GET /v1/identity/rose")).identity.hidden).toEqual({ reason: body.reason, at: iso });
        const hidden = await get("GET /v1/takedowns?kind=name&status=hidden", { key: null });
        expect(hidden).toMatchObject({ takedowns: [takedown], pagination });
        await get(`DELETE /v1/admin/takedowns/${takedown.id}`, { key });
        expect(await found()).toContain("rose");
        const lifted = await get("GET /v1/takedowns?status=lifted", { key: null });
        expect(lifted.takedowns).toEqual([{ ...takedown, liftedAt: iso }]);
        const nothing = { ...body, target: "nobody-has-this" };
        expect(await codeOf(ask("POST /v1/admin/takedowns", { key, body: nothing }))).toEqual([404, "NOT_FOUND"]);
      },
    },
  ],
  Policies: [
    {
      says: "modules have id, name, version, type, range, formula and inputs; every id of the list exists",
      holds: async ({ get }) => {
        const { modules } = await get("GET /v1/trust/modules");
        const ids = [
          "total",
          ...CATEGORIES,
          "percentile",
          "tier",
          "identity",
          "attestation",
          "token",
          "contract",
          "held",
          "listed",
          "walletAgeDays",
          "flag",
          "underReview",
        ];
        expect(modules.map((one: Answer["json"]) => one.id).toSorted()).toEqual(ids.toSorted());
        for (const one of modules)
          expect(one).toEqual({
            id: string,
            name: string,
            version: string,
            type: string,
            range: any,
            formula: string,
            inputs: expect.any(Array),
          });
      },
    },
    {
      says: "a policy is saved (201), listed, read, evaluated by its id, and deleted by admin",
      holds: async ({ get, ask, developer }) => {
        const made = await ask("POST /v1/trust/policies", { body: { name: "gate", policy: all(total(1)) } });
        const { id } = made.json.policy;
        expect([made.status, made.json.policy]).toEqual([
          201,
          { id: string, name: "gate", policy: expect.objectContaining(all(total(1))), createdAt: iso },
        ]);
        expect((await get("GET /v1/trust/policies")).policies.map((one: Answer["json"]) => one.id)).toContain(id);
        expect((await get(`GET /v1/trust/policies/${id}`)).policy).toEqual(made.json.policy);
        expect(
          (await get("POST /v1/trust/policies/evaluate", { body: { identity: "rose", policyId: id } })).result.outcome,
        ).toBe("pass");
        expect(await codeOf(ask(`DELETE /v1/trust/policies/${id}`, { key: developer.write }))).toEqual([
          403,
          "FORBIDDEN",
        ]);
        await get(`DELETE /v1/trust/policies/${id}`);
        expect(await codeOf(ask(`GET /v1/trust/policies/${id}`))).toEqual([404, "NOT_FOUND"]);
      },
    },
    {
      says: "a rule's result has outcome, actual, required, gap, reason, howTo and dataAsOf; a failed rule has the change that closes the gap",
      holds: async (world) => {
        const result = await evaluate(world, all(total(5_000), total(1)));
        expect(result).toMatchObject({ outcome: "fail", allowed: false, evaluatedAt: iso });
        expect(result.rules[0]).toMatchObject({
          id: string,
          outcome: "fail",
          actual: number,
          required: 5_000,
          gap: number,
          reason: string,
        });
        for (const field of ["howTo", "dataAsOf"]) expect(result.rules[0]).toHaveProperty(field);
        expect(result.rules[1]).toMatchObject({ outcome: "pass" });
      },
    },
    {
      says: "groups and negate follow Kleene logic: all fails if a rule fails, any passes if a rule passes, atLeast needs n",
      holds: async (world) => {
        const [yes, no] = [total(1), total(5_000)];
        const outcome = async (policy: object) => (await evaluate(world, policy)).outcome;
        expect(await outcome({ op: "any", rules: [no, yes] })).toBe("pass");
        expect(await outcome({ op: "any", rules: [no, no] })).toBe("fail");
        expect(await outcome({ op: "atLeast", n: 2, rules: [yes, no, yes] })).toBe("pass");
        expect(await outcome({ op: "atLeast", n: 2, rules: [yes, no, no] })).toBe("fail");
        expect(await outcome(all({ ...no, negate: true }))).toBe("pass");
        expect(await outcome(all({ op: "any", rules: [no, all(yes)] }))).toBe("pass");
      },
    },
    {
      says: "a rule that cannot be checked is indeterminate: denied by default, allowed if the policy says so",
      holds: async (world) => {
        const token = {
          module: "token",
          params: { chainId: 8453, address: `0x${"5".repeat(40)}` },
          cmp: "gte",
          value: "1",
        };
        expect(await evaluate(world, all(token))).toMatchObject({ outcome: "indeterminate", allowed: false });
        expect(await evaluate(world, all({ ...token, negate: true }))).toMatchObject({ outcome: "indeterminate" });
        expect(await evaluate(world, { ...all(token), onIndeterminate: "allow" })).toMatchObject({
          outcome: "indeterminate",
          allowed: true,
        });
        expect(await evaluate(world, all(token, total(5_000)))).toMatchObject({ outcome: "fail", allowed: false });
        const aged = { ...total(1), maxAgeSeconds: 0 };
        expect(await evaluate(world, all(aged))).toMatchObject({ outcome: "indeterminate" });
      },
    },
    {
      says: "a rule on a contract compares the result of its function and names the block; without a key only presets are asked, and dynamic results are rejected",
      holds: async (world) => {
        const { chain, ask } = world;
        const params = {
          chainId: CHAIN,
          address: chain.at.cany,
          function: "decimals() view returns (uint8)",
          args: [],
        };
        const rule = { module: "contract", params, cmp: "eq", value: 18 };
        const result = await evaluate(world, all(rule));
        expect(result).toMatchObject({
          outcome: "pass",
          rules: [{ actual: "18", block: { chainId: CHAIN, number, hash } }],
        });
        const shorter = { ...rule, params: { ...params, address: `0x${"5".repeat(40)}` } };
        expect(await evaluate(world, all(shorter))).toMatchObject({ outcome: "indeterminate", allowed: false });
        const refused: [string, string | null | undefined, object][] = [
          ["/try", null, rule],
          ["/evaluate", undefined, { ...rule, params: { ...params, function: "name() view returns (string)" } }],
        ];
        for (const [path, key, one] of refused) {
          const body = { identity: "rose", policy: all(one) };
          const { status, json } = await ask(`POST /v1/trust/policies${path}`, { key, body });
          expect([status, json.details[0].path]).toEqual([400, "body.policy.rules.0.params"]);
        }
      },
    },
    {
      says: "a rule on days held counts whole days without a gap: 0 and the gap where nothing is held, and nothing where the contract cannot be asked",
      holds: async (world) => {
        const { chain, people } = world;
        const params = { chainId: CHAIN, token: chain.at.cany, minimum: "1" };
        const rule = { module: "held", params, cmp: "gte", value: 1 };
        expect(await evaluate(world, all(rule), people.dave.address)).toMatchObject({
          outcome: "fail",
          rules: [{ actual: 0, required: 1, gap: 1 }],
        });
        const nowhere = { ...rule, params: { ...params, token: `0x${"5".repeat(40)}` } };
        expect(await evaluate(world, all(nowhere), people.dave.address)).toMatchObject({
          outcome: "indeterminate",
          allowed: false,
          rules: [{ actual: null, gap: null }],
        });
      },
    },
    {
      says: "a rule on a screening list says who is on it and as of when; of a list that was not refreshed it could not be checked who is not",
      holds: async (world) => {
        const { ask, get, people } = world;
        const rule = (list: string) => ({ module: "listed", params: { list }, cmp: "eq", value: false });
        const read = async () =>
          (await get("GET /v1/trust/modules")).modules.find(({ id }: { id: string }) => id === "listed");
        expect((await read()).inputs).toEqual(["sanctions", "missing"]);
        await vi.waitUntil(async () => (await evaluate(world, all(rule("sanctions")))).outcome === "pass", patience);
        const listed = await evaluate(world, all(rule("sanctions")), people.dave.address);
        expect(listed).toMatchObject({ outcome: "fail", rules: [{ actual: true, dataAsOf: iso, howTo: null }] });
        expect(listed.rules[0].reason).toContain(`${people.dave.address} is on the list sanctions`);
        const missing = await evaluate(world, all(rule("missing")));
        expect(missing).toMatchObject({
          outcome: "indeterminate",
          allowed: false,
          rules: [{ actual: null, dataAsOf: null }],
        });
        const { check } = await get(`GET /v1/check/${people.dave.address}`);
        expect(check.lists).toContainEqual({ list: "sanctions", asOf: iso, entry: people.dave.address });
        expect(check.lists).toContainEqual({ list: "missing", asOf: null, entry: null });
        const unknown = await ask("POST /v1/trust/policies/evaluate", {
          body: { identity: "rose", policy: all(rule("none")) },
        });
        expect([unknown.status, unknown.json.details[0].path]).toEqual([400, "body.policy.rules.0.params.list"]);
      },
    },
    {
      says: "an empty policy, a sixth level, a fifty-first rule and an unknown module are rejected",
      holds: async ({ ask }) => {
        let deep: object = all(total(1));
        for (let i = 0; i < 5; i++) deep = all(deep);
        const bad = [
          all(),
          deep,
          all(...Array(51).fill(total(1))),
          all({ ...total(1), module: "karma" }),
          { ...all(total(1)), op: "none" },
        ];
        for (const policy of bad)
          expect(await codeOf(ask("POST /v1/trust/policies", { body: { name: "bad", policy } }))).toEqual([
            400,
            "INVALID_REQUEST",
          ]);
      },
    },
    {
      says: "a policy is tried without a key on one identity, or only checked (result null); errors name the field, also when it is saved",
      holds: async ({ get, ask }) => {
        const tried = async (body: object) =>
          (await get("POST /v1/trust/policies/try", { key: null, body })).result?.outcome;
        expect(await tried({ identity: "rose", policy: all(total(1)) })).toBe("pass");
        expect(await tried({ policy: all(total(1)) })).toBeUndefined();
        const wrong: [object, string][] = [
          [{ ...total(1), module: "karma" }, "module"],
          [{ ...total(1), cmp: "atleast" }, "cmp"],
          [{ ...total(1), params: { kode: "fan_in" } }, "params"],
          [{ ...total(1), chainIds: [987_654] }, "chainIds"],
        ];
        for (const [rule, field] of wrong)
          for (const [path, key] of [
            ["/try", null],
            ["", undefined],
          ] as const) {
            const body = { ...(path === "" && { name: "bad" }), policy: all(all(rule)) };
            const { status, json } = await ask(`POST /v1/trust/policies${path}`, { key, body });
            const [detail] = json.details;
            expect([status, detail.path]).toEqual([400, `body.policy.rules.0.rules.0.${field}`]);
          }
      },
    },
    {
      says: "results have the order of the identities; a simulation counts pass, fail and indeterminate by threshold",
      holds: async ({ get }) => {
        const { results } = await get("POST /v1/trust/policies/evaluate", {
          body: { identities: ["rose", "nobody"], policy: all(total(1)) },
        });
        expect(results.map((one: Answer["json"]) => one.outcome)).toEqual(["pass", "indeterminate"]);
        const simulated = await get("POST /v1/trust/policies/simulate", { body: { policy: all(total(1)) } });
        expect(simulated).toMatchObject({
          population: number,
          pass: number,
          fail: number,
          indeterminate: number,
          marginOfError: 0,
          byThreshold: any,
        });
        expect(simulated.pass + simulated.fail + simulated.indeterminate).toBe(simulated.population);
      },
    },
    {
      says: "Snapshot's address is made with what to paste into a space, not for rules on token or identity; it answers {score}, an error without score for a network that is not followed, and ends",
      holds: async ({ get, ask }) => {
        const save = async (policy: object) => {
          const { policy: saved } = await get("POST /v1/trust/policies", { body: { name: "voters", policy } });
          return `/v1/trust/policies/${saved.id}/snapshot`;
        };
        const path = await save(all(total(1)));
        const made = await ask(`POST ${path}`);
        expect([made.status, made.json.setup.voteValidation.params.minScore]).toEqual([201, 1]);
        const answer = new URL(made.json.url).pathname;
        expect((await get(`GET ${answer}?network=${CHAIN}&snapshot=latest&addresses=`)).score).toEqual([]);
        const body = { options: {}, network: "424242", snapshot: 1, addresses: [`0x${"5".repeat(40)}`] };
        const refused = await ask(`POST ${answer}`, { key: null, body });
        expect([refused.json.error, "score" in refused.json]).toEqual(["UNSUPPORTED_CHAIN", false]);
        const state = await save(all({ module: "identity", cmp: "gte", value: "minted" }));
        expect(await codeOf(ask(`POST ${state}`))).toEqual([403, "NOT_ELIGIBLE"]);
        await get(`DELETE ${path}`);
        expect(await codeOf(ask(`POST ${answer}`, { key: null, body }))).toEqual([404, "NOT_FOUND"]);
      },
    },
    {
      says: "a watch takes identities, judged at once, or a complete list; it lists them with outcome, group and since when, in pages, and ends for one or all",
      holds: async ({ get, ask }) => {
        const { policy: saved } = await get("POST /v1/trust/policies", {
          body: { name: "members", policy: all(total(1)) },
        });
        const path = `/v1/trust/policies/${saved.id}/watch`;
        expect(await codeOf(ask(`GET ${path}`))).toEqual([404, "NOT_FOUND"]);
        expect(await codeOf(ask(`POST ${path}`, { body: {} }))).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(ask(`POST ${path}`, { body: { listId: "lst_0" } }))).toEqual([404, "NOT_FOUND"]);
        const unknown = `0x${"5".repeat(40)}`;
        const { watch } = await get(`POST ${path}`, { body: { identities: ["rose", unknown] } });
        expect(watch).toEqual({ wallets: 2, since: iso });
        const { outcomes, pagination } = await get(`GET ${path}?limit=2`);
        const outcomeOf = (isUnknown: boolean) =>
          outcomes.find((one: Answer["json"]) => (one.address === unknown) === isUnknown).outcome;
        // Blocks of the name's owner may not be final yet.
        expect([outcomeOf(true), outcomeOf(false)]).toEqual([
          "indeterminate",
          expect.stringMatching(/^(pass|indeterminate)$/),
        ]);
        expect([Object.keys(outcomes[0]), pagination.total]).toEqual([["address", "group", "outcome", "at"], 2]);
        expect((await get(`DELETE ${path}?identity=rose`)).watch.wallets).toBe(1);
        await get(`DELETE ${path}`);
        expect(await codeOf(ask(`DELETE ${path}`))).toEqual([404, "NOT_FOUND"]);
      },
    },
    {
      says: "a pass is issued where the policy passes (201), with signature, domain and contract; NOT_ELIGIBLE or INDETERMINATE with the rules otherwise",
      holds: async ({ get, ask, chain }) => {
        const token = {
          module: "token",
          params: { chainId: 8453, address: `0x${"5".repeat(40)}` },
          cmp: "gte",
          value: "1",
        };
        const passOf = async (policy: object) => {
          const { policy: saved } = await get("POST /v1/trust/policies", { body: { name: "pass", policy } });
          return ask(`POST /v1/trust/policies/${saved.id}/pass`, { body: { identity: "rose", chainId: CHAIN } });
        };
        const passed = await passOf(all(total(1)));
        expect(passed).toMatchObject({
          status: 201,
          json: {
            pass: {
              subject: string,
              policyId: string,
              allowed: true,
              issuedAt: number,
              expiresAt: number,
              nonce: string,
            },
            ...{ signature: string, domain: { chainId: CHAIN, verifyingContract: string }, contract: string },
          },
        });
        const { pass, signature, contract } = passed.json;
        const times = { issuedAt: BigInt(pass.issuedAt), expiresAt: BigInt(pass.expiresAt) };
        const request = { address: contract, abi: verifierAbi, functionName: "requirePass" } as const;
        await chain.chain.readContract({ ...request, args: [{ ...pass, ...times }, signature] });
        const failed = await passOf(all(total(5_000)));
        expect([failed.status, failed.json.error, failed.json.details[0].path]).toEqual([
          403,
          "NOT_ELIGIBLE",
          "rules.0",
        ]);
        const unknown = await passOf({ ...all(token), onIndeterminate: "allow" });
        expect([unknown.status, unknown.json.error]).toEqual([503, "INDETERMINATE"]);
        expect(unknown.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
      },
    },
  ],
  Developers: [
    {
      says: "a key's record has every field; an admin key manages keys but grants no more than it has",
      holds: async ({ get, ask, developer }) => {
        const { key } = await get("POST /v1/developer/keys", {
          key: developer.admin,
          body: { name: "made by a key", permissions: ["read"], rateLimit: 60 },
        });
        expect(key).toEqual({
          ...{
            id: string,
            name: "made by a key",
            permissions: ["read"],
            rateLimit: 60,
            prefix: string,
            last4: expect.stringMatching(/^.{4}$/),
          },
          ...{ createdAt: iso, lastUsedAt: null, expiresAt: null, revokedAt: null },
        });
        const { key: gone } = await get(`DELETE /v1/developer/keys/${key.id}`);
        expect(gone.revokedAt).toEqual(iso);
        expect(
          await codeOf(
            ask("POST /v1/developer/keys", { key: developer.write, body: { name: "n", permissions: ["read"] } }),
          ),
        ).toEqual([403, "FORBIDDEN"]);
      },
    },
    {
      says: "rotation returns a new key (201); the old one works until the overlap ends",
      holds: async ({ get, ask, developer }) => {
        const made = await get("POST /v1/developer/keys", {
          key: developer.session,
          body: { name: "r", permissions: ["read"], rateLimit: 60 },
        });
        const rotate = (overlapSeconds: number) =>
          ask(`POST /v1/developer/keys/${made.key.id}/rotate`, { key: developer.session, body: { overlapSeconds } });
        expect((await rotate(604_801)).status).toBe(400);
        const rotated = await rotate(3_600);
        expect([rotated.status, rotated.json]).toEqual([
          201,
          { success: true, apiKey: string, key: any, previousExpiresAt: iso, timestamp: iso },
        ]);
        for (const key of [made.apiKey, rotated.json.apiKey])
          expect((await ask("GET /v1/trust/modules", { key })).status).toBe(200);
      },
    },
    {
      says: "usage has requests, errors and latencies by hour or day, totals and quota",
      holds: async ({ get, developer }) => {
        for (const interval of ["hour", "day"]) {
          const { usage, totals, quota } = await get(`GET /v1/developer/usage?interval=${interval}`, {
            key: developer.read,
          });
          expect(usage[0]).toMatchObject({ at: iso, requests: number, errors: number, p50Ms: number, p95Ms: number });
          expect(totals).toMatchObject({ requests: number, errors: number });
          expect(quota).toEqual({ tier: "professional", perMinute: 1_000, perDay: 1_000_000, remainingToday: number });
        }
      },
    },
  ],
  Webhooks: [
    {
      says: "a webhook's record has every field; the secret is shown once, and generated if none is given",
      holds: async ({ get, ask, receiverUrl }) => {
        const made = await ask("POST /v1/webhooks", { body: { url: receiverUrl, events: ["score.updated"] } });
        const webhook = {
          id: string,
          url: receiverUrl,
          events: ["score.updated"],
          active: true,
          createdAt: iso,
          disabledReason: null,
          webhookSignatureKey: "base64",
        };
        const { secret, webhookSignatureKey } = made.json;
        expect([made.status, made.json.webhook, secret, webhookSignatureKey]).toEqual([
          201,
          webhook,
          expect.stringMatching(/^whsec_/),
          "base64",
        ]);
        const { id } = made.json.webhook;
        expect((await get(`GET /v1/webhooks/${id}`)).webhook).toEqual(webhook);
        expect(JSON.stringify(await get("GET /v1/webhooks"))).not.toContain(made.json.secret);
        const changed = await get(`PATCH /v1/webhooks/${id}`, {
          body: { active: false, events: ["identity.created"] },
        });
        expect(changed.webhook).toMatchObject({ active: false, events: ["identity.created"] });
        const rotated = await ask(`POST /v1/webhooks/${id}/rotate-secret`, { body: {} });
        expect([rotated.status, rotated.json.secret]).toEqual([201, expect.stringMatching(/^whsec_/)]);
        await get(`DELETE /v1/webhooks/${id}`);
        expect(await codeOf(ask(`GET /v1/webhooks/${id}`))).toEqual([404, "NOT_FOUND"]);
      },
    },
    {
      says: "a secret that looks like one of Standard Webhooks must be exact; any other text is taken, and the answer says which key signs",
      holds: async ({ get, ask, receiverUrl }) => {
        const key = Buffer.alloc(32, 251).toString("base64");
        const register = (secret: string) =>
          ask("POST /v1/webhooks", { body: { url: receiverUrl, events: ["score.updated"], secret } });
        for (const secret of [`WHSEC_${key}`, `v1,whsec_${key}`, `"whsec_${key}"`, `whsec_${key.slice(0, -1)}`]) {
          expect(await codeOf(register(secret)), secret).toEqual([400, "INVALID_REQUEST"]);
        }
        const accepted = [
          [`whsec_${key}`, "base64"],
          [key, "base64"],
          ["shared secret", "utf8"],
        ] as const;
        for (const [secret, webhookSignatureKey] of accepted) {
          const { status, json } = await register(secret);
          expect([status, json.secret, json.webhookSignatureKey], secret).toEqual([201, secret, webhookSignatureKey]);
          await get(`DELETE /v1/webhooks/${json.webhook.id}`);
        }
      },
    },
    {
      says: "deliveries have attempts with headers and response, can be sent again as replays, and are filtered by status",
      holds: async ({ get, ask, receiverUrl }) => {
        const { webhook } = await get("POST /v1/webhooks", { body: { url: receiverUrl, events: ["score.updated"] } });
        const sent = await ask(`POST /v1/webhooks/${webhook.id}/test`);
        expect(sent.status).toBe(201);
        const list = async (query = "") => (await get(`GET /v1/webhooks/${webhook.id}/deliveries${query}`)).deliveries;
        await expect.poll(async () => (await list("?status=delivered")).length, patience).toBe(1);
        const [one] = await list();
        expect(one).toMatchObject({
          id: sent.json.delivery.id,
          event: "score.updated",
          data: any,
          status: "delivered",
          nextAttemptAt: null,
        });
        expect(one.attempts).toEqual([{ at: iso, statusCode: 200, durationMs: number, error: null }]);
        const again = await ask(`POST /v1/webhooks/${webhook.id}/deliveries/${one.id}/redeliver`);
        expect([again.status, again.json.delivery]).toEqual([
          201,
          expect.objectContaining({ data: one.data, replayOf: one.id }),
        ]);
        const { delivery } = await get(`GET /v1/webhooks/${webhook.id}/deliveries/${one.id}`);
        const requestHeaders = expect.objectContaining({
          "x-svc-signature": expect.stringMatching(/^[0-9a-f]{64}$/),
          "webhook-id": string,
        });
        expect(delivery).toEqual({
          ...one,
          attempts: [{ ...one.attempts[0], requestHeaders, responseBody: string }],
        });
        expect(await codeOf(ask(`GET /v1/webhooks/${webhook.id}/deliveries?status=lost`))).toEqual([
          400,
          "INVALID_STATUS",
        ]);
        await get(`DELETE /v1/webhooks/${webhook.id}`);
      },
    },
  ],
  "Reservation service": [
    {
      says: "GET / returns HTML if Accept lists text/html or RSC is sent, otherwise JSON, with Vary: Accept, RSC",
      holds: async ({ ask }) => {
        const type = async (headers: Record<string, string>) =>
          (await ask("GET /", { key: null, headers })).headers["content-type"];
        expect(await type({})).toMatch(/^application\/json/);
        expect(await type({ Accept: "*/*" })).toMatch(/^application\/json/);
        expect(await type({ Accept: "text/html,application/xhtml+xml" })).toMatch(/^text\/html/);
        for (const Accept of ["*/*", "text/html"]) {
          const vary = (await ask("GET /", { key: null, headers: { Accept } })).headers.vary ?? "";
          expect(vary.toLowerCase().split(/\s*,\s*/)).toEqual(expect.arrayContaining(["accept", "rsc"]));
        }
      },
    },
    {
      says: "a name is available, reserved, minted, blocked or invalid, with the fields of that state",
      holds: async ({ get, people }) => {
        const { results } = await get("POST /name/batch", {
          body: { names: ["violet", "iris", "rose", "mint", "a--b"] },
        });
        expect(results.map((one: Answer["json"]) => [one.status, one.available, one.valid])).toEqual([
          ["available", true, true],
          ["reserved", false, true],
          ["minted", false, true],
          ["blocked", false, true],
          ["invalid", false, false],
        ]);
        expect(results[1].reservation).toMatchObject({
          address: people.erin.address,
          chainId: CHAIN,
          txHash: hash,
          reservedAt: iso,
          expiresAt: iso,
        });
        expect(results[2]).toMatchObject({
          owner: people.alice.address,
          chainId: CHAIN,
          tokenId: expect.stringMatching(/^\d+$/),
          reason: string,
        });
        for (const one of results.slice(1)) expect(one.suggestions.length).toBeGreaterThan(0);
        const { timestamp, success, ...alone } = await get("GET /name/rose");
        expect([alone, success, timestamp]).toEqual([results[2], true, iso]);
      },
    },
    {
      says: "reservations have name, status, chain, transaction and times, in pages; a sync returns the blocks it read",
      holds: async ({ get, people }) => {
        const { address } = people.erin;
        const own = await get(`GET /reservations/${address}`);
        expect(own).toMatchObject({ address, pagination });
        expect(own.reservations).toEqual([
          { name: "iris", status: "active", chainId: CHAIN, txHash: hash, reservedAt: iso, expiresAt: iso },
        ]);
        const synced = await get(`POST /reservations/${address}/sync-from-chain`, { body: { chainId: CHAIN } });
        expect(synced).toMatchObject({
          address,
          synced: 1,
          reservations: own.reservations,
          chains: [{ chainId: CHAIN, fromBlock: number, toBlock: number }],
        });
      },
    },
    {
      says: "a referral returns 201, the second time 200; a second code is NOT_ELIGIBLE, an own code INVALID_REQUEST, an unknown one NOT_FOUND",
      holds: async ({ get, ask, people, signIn, developer }) => {
        const code = async (address: string) => (await get(`GET /referral-code/${address}`)).code;
        const [ofAlice, ofErin] = [await code(people.alice.address), await code(people.erin.address)];
        expect(await code(people.alice.address)).toBe(ofAlice);
        const session = await signIn(people.frank);
        const track = (given: string, referee = people.frank.address, key = session) =>
          ask("POST /referrals/track", { key, body: { code: given, referee } });
        const first = await track(ofAlice);
        expect([first.status, first.json.referral]).toEqual([
          201,
          {
            code: ofAlice,
            referrer: people.alice.address,
            referee: people.frank.address,
            status: "tracked",
            createdAt: iso,
          },
        ]);
        expect((await track(ofAlice)).status).toBe(200);
        expect(await codeOf(track(ofErin))).toEqual([403, "NOT_ELIGIBLE"]);
        expect(await codeOf(track("nobodys000"))).toEqual([404, "NOT_FOUND"]);
        expect(await codeOf(track(ofAlice, people.alice.address, developer.session))).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(track(ofAlice, people.bob.address, await signIn(people.bob)))).toEqual([
          400,
          "INVALID_REQUEST",
        ]);
        expect(await get(`GET /referrals/${people.alice.address}`)).toMatchObject({
          code: ofAlice,
          totals: { tracked: 1, confirmed: 0 },
          pagination,
        });
        expect(await get(`GET /referrer/${ofAlice}`)).toMatchObject({
          code: ofAlice,
          address: people.alice.address,
          svcId: "rose",
        });
      },
    },
    {
      says: "eligibility has every reason and the price; a voucher comes with the transaction that mints",
      holds: async ({ get, ask, people, chain }) => {
        const query = `address=${people.erin.address}&chainId=${CHAIN}`;
        const judged = await get(`GET /reserve/iris/mint-eligibility?${query}`);
        expect(judged).toMatchObject({
          name: "iris",
          address: people.erin.address,
          eligible: true,
          price: { amount: string, currency: "ETH", discountPercent: number },
        });
        for (const reason of judged.reasons) expect(reason).toEqual({ code: string, ok: true, message: string });
        expect(await get(`GET /reserve/rose/mint-eligibility?${query}`)).toMatchObject({ eligible: false });
        const body = { address: people.erin.address, chainId: CHAIN };
        const claimed = await get("POST /reserve/iris/claim-mint", { body });
        expect(claimed.voucher).toEqual({
          name: "iris",
          claimer: people.erin.address,
          chainId: any,
          price: string,
          nonce: string,
          expiresAt: any,
        });
        expect(claimed).toMatchObject({
          signature: expect.stringMatching(/^0x/),
          contract: checksummed,
          expiresAt: iso,
        });
        const { to, data, value } = claimed.transaction;
        const { receipt } = await chain.sendRaw(people.erin, { to, data, value: BigInt(value) });
        const confirm = () => get("POST /mint/confirm", { body: { txHash: receipt.transactionHash, chainId: CHAIN } });
        expect(await confirm()).toMatchObject({
          identity: { svcId: "iris", owner: people.erin.address },
          confirmations: number,
          final: false,
        });
        await chain.chain.mine({ blocks: 3 });
        expect(await confirm()).toMatchObject({ identity: { svcId: "iris" }, final: true });
        const refused = await ask("POST /reserve/rose/claim-mint", { body });
        expect([refused.status, refused.json.error, refused.json.details.length > 0]).toEqual([
          403,
          "NOT_ELIGIBLE",
          true,
        ]);
      },
    },
    {
      says: "the service returns balances of CANY and the chains on which names are minted",
      holds: async ({ get, chain }) => {
        const { balances, total, address } = await get(`GET /cany/balance/${chain.owner.address}`);
        expect([address, balances]).toEqual([
          chain.owner.address,
          [
            {
              chainId: CHAIN,
              token: checksummed,
              symbol: "CANY",
              decimals: 18,
              balance: expect.stringMatching(/^\d+$/),
              formatted: string,
            },
          ],
        ]);
        expect(total).toEqual(string);
        const { chains } = await get("GET /mint/chains");
        expect(chains).toEqual([
          expect.objectContaining({
            chainId: CHAIN,
            name: "Test",
            contract: checksummed,
            reservations: checksummed,
            token: checksummed,
            price: string,
            currency: "ETH",
          }),
        ]);
      },
    },
    {
      says: "a transaction that is unknown or without the event is TRANSACTION_NOT_CONFIRMED; a subname comes with its parent",
      holds: async ({ get, ask, chain, people }) => {
        const { receipt } = await chain.sendRaw(people.dave, { to: people.erin.address, value: 1n });
        for (const txHash of [receipt.transactionHash, `0x${"3".repeat(64)}`]) {
          expect(await codeOf(ask("POST /mint/confirm", { body: { txHash, chainId: CHAIN } }))).toEqual([
            400,
            "TRANSACTION_NOT_CONFIRMED",
          ]);
        }
        const { identity } = await get("GET /v1/identity/rose");
        const made = await chain.send(people.alice, "names", "mintSubname", [
          "team",
          BigInt(identity.tokenId),
          people.carol.address,
        ]);
        const confirmed = await get("POST /mint/subname/confirm", {
          body: { txHash: made.receipt.transactionHash, chainId: CHAIN },
        });
        expect(confirmed).toMatchObject({
          identity: { svcId: "team.rose", parent: "rose" },
          parent: any,
          confirmations: number,
          final: expect.any(Boolean),
        });
      },
    },
  ],
  "System routes": [
    {
      says: "OpenAPI 3.1, health, metrics from loopback, llms.txt and the discovery document are served",
      holds: async ({ ask, get }) => {
        expect((await get("GET /openapi.json", { key: null })).openapi).toMatch(/^3\.1/);
        expect((await ask("GET /metrics", { key: null })).body).toContain("# TYPE");
        expect((await ask("GET /metrics", { key: null, headers: { "X-Forwarded-For": "1.2.3.4" } })).status).not.toBe(
          200,
        );
        expect((await ask("GET /llms.txt", { key: null })).headers["content-type"]).toMatch(/^text\/plain/);
        const ready = await get("GET /health/ready", { key: null });
        for (const part of ["database", "chains", "queue"]) expect(ready).toHaveProperty(part);
        const found = JSON.stringify(await get("GET /.well-known/credence.json", { key: null }));
        for (const part of ["receiptSigner", "hash", "chains", "reserve", "transferFrom"])
          expect(found).toContain(part);
      },
    },
    {
      says: "GET /badge/{identity}.svg is an image of the score for other sites, without script; 404 for an unknown identity",
      holds: async ({ ask, get }) => {
        const { total } = (await get("GET /v1/score/rose")).score;
        const { status, headers, body } = await ask("GET /badge/rose.svg?theme=dark", { key: null });
        expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
        expect(body).toContain(total.toLocaleString("en"));
        expect(body).not.toMatch(/<script|href=/);
        const unknown = await ask("GET /badge/nobody-has-this.svg", { key: null });
        expect([unknown.status, unknown.headers["content-type"]]).toEqual([404, "image/svg+xml; charset=utf-8"]);
        const png = await ask("GET /badge/rose.png", { key: null });
        expect(png.status).toBe(404);
        // Pages of other origins read each of them.
        for (const one of [headers, unknown.headers, png.headers]) expect(one["access-control-allow-origin"]).toBe("*");
      },
    },
    {
      says: "/.well-known/security.txt names SECURITY_CONTACT until a day within a year (RFC 9116)",
      holds: async ({ ask }) => {
        const { status, body } = await ask("GET /.well-known/security.txt", { key: null });
        expect(status).toBe(200);
        expect(body).toContain("Contact: mailto:security@example.org\n");
        const days = (Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? "") - Date.now()) / 86_400_000;
        expect(days > 0 && days < 365).toBe(true);
      },
    },
  ],
};
