import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { expect, vi } from "vitest";
import { hash, nullOr, number, type Sections, string } from "../sentence.ts";
import { type Answer, patience, type World } from "../world.ts";

const codeOf = async (answer: Promise<Answer>) => [(await answer).status, (await answer).json?.error];
const STRANGER = `0x${"7".repeat(39)}1`;
const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
const linesOf = ({ body }: Answer): Answer["json"][] =>
  body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** A list of rose, both of her wallets, a stranger and a bad line, evaluated. */
async function evaluated({ get, people }: World): Promise<Answer["json"]> {
  const identities = [
    "rose",
    people.alice.address,
    people.bob.address.toLowerCase(),
    STRANGER,
    "not a wallet!",
    "rose",
  ];
  const { list } = await get("POST /v1/lists", { body: { identities, policy, name: "members", read: "none" } });
  return finished(get, list.id);
}

async function finished(get: World["get"], id: string): Promise<Answer["json"]> {
  return vi.waitFor(async () => {
    const { list } = await get(`GET /v1/lists/${id}`);
    expect(list.state).toBe("complete");
    return list;
  }, patience);
}

/** What lists, their trees and proofs promise. */
export const lists: Sections = {
  Lists: [
    {
      says: "a list is made (201) of identities, evaluated in the background, and its results are those of a batch, row by row",
      holds: async (world) => {
        const { get, ask, people } = world;
        const list = await evaluated(world);
        expect(list.counts).toMatchObject({ rows: 5, identities: 4, duplicates: 1, bad: 1, names: 1 });
        expect(list.badLines).toEqual([{ line: 5, reason: "noAddress", text: "not a wallet!" }]);
        const rows = linesOf(await ask(`GET /v1/lists/${list.id}/results`));
        const identities = ["rose", people.alice.address, people.bob.address, STRANGER, "rose"];
        const { results } = await get("POST /v1/trust/policies/evaluate", { body: { identities, policy } });
        expect(rows.map(({ outcome }) => outcome)).toEqual(results.map(({ outcome }: Answer["json"]) => outcome));
        expect(rows.map(({ row, duplicateOf, known }) => [row, duplicateOf, known])).toEqual([
          ...[1, 2, 3].map((row) => [row, null, true]),
          ...[
            [4, null, false],
            [5, 1, true],
          ],
        ]);
        expect(rows.filter(({ sameAs, duplicateOf }) => sameAs === null && duplicateOf === null)).toHaveLength(2);
        for (const row of rows)
          expect(row).toMatchObject({ flags: nullOr(row.flags, expect.any(Array)), special: null });
      },
    },
    {
      says: "a file is taken as it is: its column of addresses is found, or the list asks and the choice is sent by PATCH",
      holds: async ({ get, ask, people }) => {
        const { alice, dave } = people;
        const upload = async (text: string) => {
          const sent = await ask("POST /v1/lists?read=none", { headers: { "Content-Type": "text/csv" }, body: text });
          expect(sent.status).toBe(201);
          return sent.json.list.id;
        };
        const plain = await finished(get, await upload(`wallet;note\n${alice.address};first\n${dave.address};=1\n`));
        expect([plain.format, plain.counts.rows]).toEqual([{ dialect: string, column: "wallet", header: true }, 2]);
        const csv = await ask(`GET /v1/lists/${plain.id}/results?format=csv`);
        expect([csv.headers["content-type"], csv.body.split("\r\n").length]).toEqual([
          expect.stringContaining("text/csv"),
          4,
        ]);
        const id = await upload(`from,to\n${alice.address},${dave.address}\n`);
        const asking = await vi.waitFor(async () => {
          const { list } = await get(`GET /v1/lists/${id}`);
          expect(list.state).toBe("asking");
          return list;
        }, patience);
        expect(asking.columns.map(({ name }: Answer["json"]) => name)).toEqual(["from", "to"]);
        await get(`PATCH /v1/lists/${id}`, { body: { column: "to" } });
        expect((await finished(get, id)).counts.identities).toBe(1);
        expect(linesOf(await ask(`GET /v1/lists/${id}/results`))[0].address).toBe(dave.address);
      },
    },
    {
      says: "another developer's list does not exist; deleting a list needs admin; a list runs again and names what changed",
      holds: async (world) => {
        const { get, ask, develop, developer, people } = world;
        const list = await evaluated(world);
        const other = await develop(people.frank);
        expect(await codeOf(ask(`GET /v1/lists/${list.id}`, { key: other.admin }))).toEqual([404, "NOT_FOUND"]);
        expect(await codeOf(ask(`GET /v1/lists/${list.id}/changes`))).toEqual([404, "NOT_FOUND"]);
        const { list: again } = await get(`POST /v1/lists/${list.id}/rerun`);
        expect((await finished(get, again.id)).summary.difference).toEqual({
          passed: 0,
          failed: 0,
          other: 0,
          added: 0,
          removed: 0,
        });
        expect((await get(`GET /v1/lists/${again.id}/changes`)).changes).toEqual([]);
        expect((await get(`GET /v1/lists/${again.id}/clusters`)).clusters).toEqual([]);
        const lines = linesOf(await ask(`GET /v1/lists/${again.id}/lines`));
        expect(lines.map(({ line, reason }) => [line, reason])).toEqual([
          [5, "noAddress"],
          [6, "duplicate"],
        ]);
        expect((await ask(`DELETE /v1/lists/${list.id}`, { key: developer.write })).status).toBe(403);
        await get(`DELETE /v1/lists/${list.id}`);
        expect(await codeOf(ask(`GET /v1/lists/${list.id}`))).toEqual([404, "NOT_FOUND"]);
      },
    },
    {
      says: "a list comes from a board in place of identities, in its order, and runs again; a chain without a node is refused",
      holds: async ({ get, ask }) => {
        const board = { kind: "board", limit: 3 };
        const { list } = await get("POST /v1/lists", { body: { source: board, read: "none" } });
        const read = await finished(get, list.id);
        expect(read.source).toEqual({
          asked: board,
          block: null,
          standard: null,
          progress: null,
          supply: null,
          checked: null,
        });
        const rows = linesOf(await ask(`GET /v1/lists/${list.id}/results`));
        const { leaderboard } = await get("GET /v1/scores/leaderboard?limit=3");
        expect(rows.map(({ address }) => address)).toEqual(leaderboard.map(({ address }: Answer["json"]) => address));
        const { list: again } = await get(`POST /v1/lists/${list.id}/rerun`);
        expect((await finished(get, again.id)).counts.rows).toBe(rows.length);
        const safe = { kind: "safe", chainId: 999_999, address: STRANGER };
        expect(await codeOf(ask("POST /v1/lists", { body: { source: safe } }))).toEqual([400, "UNSUPPORTED_CHAIN"]);
        const both = { source: board, identities: [STRANGER] };
        for (const body of [both, {}, { source: { ...safe, limit: 1 } }])
          expect(await codeOf(ask("POST /v1/lists", { body }))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "a link to a list (201, its url once) is open for the days it was made for, listed for its developer alone, and revoked",
      holds: async (world) => {
        const { get, ask, develop, people } = world;
        const list = await evaluated(world);
        const path = `/v1/lists/${list.id}/shares`;
        const made = await ask(`POST ${path}`, { body: { days: 2 } });
        const { url, share } = made.json;
        expect([made.status, url]).toEqual([201, expect.stringMatching(/\/shared\/[\w-]{32}$/)]);
        expect(share).toEqual({ id: string, createdAt: string, expiresAt: string });
        expect(Date.parse(share.expiresAt) - Date.parse(share.createdAt)).toBe(2 * 86_400_000);
        expect(await get(`GET ${path}`)).toMatchObject({ shares: [share] });
        const other = await develop(people.frank);
        for (const call of [`POST ${path}`, `GET ${path}`, `DELETE ${path}/${share.id}`]) {
          const body = call.startsWith("POST") ? { body: {} } : {};
          expect(await codeOf(ask(call, { key: other.admin, ...body }))).toEqual([404, "NOT_FOUND"]);
        }
        await get(`DELETE ${path}/${share.id}`);
        expect(await get(`GET ${path}`)).toMatchObject({ shares: [] });
        expect(await codeOf(ask(`DELETE ${path}/${share.id}`))).toEqual([404, "NOT_FOUND"]);
      },
    },
    {
      says: "a tree has one leaf a person, opens with @openzeppelin/merkle-tree, proves a leaf to anybody, and outlives its list",
      holds: async (world) => {
        const { get, ask, people } = world;
        const list = await evaluated(world);
        const path = `/v1/lists/${list.id}/trees`;
        const { tree: begun } = await get(`POST ${path}`, { body: { who: "pass", amount: "equal:7" } });
        const tree = await vi.waitFor(async () => {
          const { tree } = await get(`GET ${path}/${begun.id}`);
          expect(tree.state).toBe("ready");
          return tree;
        }, patience);
        expect(tree).toMatchObject({ root: hash, leaves: 1, sum: "7", issuedAt: number, signature: string });
        const file = await ask(`GET ${path}/${begun.id}?format=standard-v1`);
        const opened = StandardMerkleTree.load(JSON.parse(file.body));
        expect([opened.root, [...opened.entries()]]).toEqual([tree.root, [[0, [people.alice.address, "7"]]]]);
        expect((await ask(`GET ${path}/${begun.id}?format=csv`)).body).toBe(
          `address,amount\n${people.alice.address},7\n`,
        );
        await get(`DELETE /v1/lists/${list.id}`);
        const proof = `/v1/trees/${begun.id}/proof/`;
        expect(await get(`GET ${proof}${people.alice.address}`, { key: null })).toMatchObject({
          root: tree.root,
          proof: [],
        });
        expect(await codeOf(ask(`GET ${proof}${people.dave.address}`, { key: null }))).toEqual([404, "NOT_FOUND"]);
      },
    },
  ],
};
