import { beforeAll, describe, expect, test } from "vitest";
import { isAddressIdentity, isName } from "../../lib/core/schemas.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { insertIdentities } from "../factories/identities.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { useApi } from "../setup/in-process-api.ts";

const world = useContext();
const api = useApi(world);
const owner = addressNumber(0xabc);
const broken = addressNumber(0xdef);
/** As long as an address, and begins like one: a subname. */
const HEXLIKE = `0x${"a".repeat(28)}.${"b".repeat(11)}`;
/** Another, of hexadecimal digits and dots alone. */
const DEEP = "0xabc.0123456789abcdef.0123456789abcdef012";
let key: string;

beforeAll(async () => {
  const { pg } = world.ctx();
  key = await api.keyOf(owner, "admin");
  await insertIdentities(pg, [
    { name: HEXLIKE, owner },
    { name: DEEP, owner },
    { name: "rose", owner, state: "activated" },
    { name: "0xtulip", owner: broken },
  ]);
  await pg.query(`insert into identity_wallet (address, name, "primary", linked_at) values ($1, 'rose', true, now())`, [
    owner,
  ]);
  await writeScoreRows(pg, [{ subject: owner, points: { age: 100 } }]);
  await boardsOf(world.ctx()).loaded;
});

test("a subname of 42 characters that begins with 0x is a name", () => {
  for (const name of [HEXLIKE, DEEP]) {
    expect([name.length, isName(name), isAddressIdentity(name)]).toEqual([42, true, false]);
  }
  expect(isAddressIdentity(owner)).toBe(true);
});

describe.each([HEXLIKE, DEEP, `${HEXLIKE}.svc`.toUpperCase()])("%s", (name) => {
  const svcId = name.toLowerCase().replace(/\.svc$/, "");

  test.each([
    `/v1/score/${name}`,
    `/v1/scores/${name}`,
    `/v1/score/${name}/breakdown`,
    `/v1/score/${name}/history`,
    `/v1/identity/${name}`,
    `/v1/achievements/${name}`,
    `/v1/achievements/${name}/progress`,
    `/v1/trading/${name}/stats`,
    `/v1/trading/${name}/history`,
    `/v1/trust/attestations?subject=${name}`,
    `/name/${name}`,
  ])("GET %s is answered for its owner", async (path) => {
    expect(await api.call(key, "GET", path)).toMatchObject({ status: 200 });
  });

  test("is found in a batch and by policies", async () => {
    const batch = await api.call(key, "POST", "/v1/scores/batch", { identities: [name] });
    expect(batch).toMatchObject({ status: 200, json: { scores: [{ found: true, score: { total: 100 } }] } });
    const policy = { rules: [{ module: "total", cmp: "gte", value: 100 }], op: "all" };
    const judged = await api.call(key, "POST", "/v1/trust/policies/evaluate", { identity: name, policy });
    expect(judged).toMatchObject({ status: 200, json: { result: { allowed: true } } });
  });

  test("is found by what it begins with, and does not hide others", async () => {
    for (const q of ["0x", svcId.slice(0, 8), svcId]) {
      const { status, json } = await api.call(key, "GET", `/v1/search?q=${q}`);
      expect([status, json.results]).toEqual([200, expect.arrayContaining([expect.objectContaining({ svcId })])]);
    }
  });
});

test("an unminted name that begins with 0x is unknown", async () => {
  const missing = `0x${"c".repeat(28)}.${"d".repeat(11)}`;
  expect(await api.call(key, "GET", `/v1/score/${missing}`)).toMatchObject({
    status: 404,
    json: { error: "USER_NOT_FOUND" },
  });
});

describe("one row that cannot be shown", () => {
  beforeAll(async () => {
    const { pg } = world.ctx();
    // As damaged data would leave them.
    await pg.query("insert into wallet (address, subject) values ('nobody', 'nobody')");
    await pg.query("update identity set owner = 'nobody' where name = '0xtulip'");
    await pg.query(
      `insert into referral (referee, referrer, code, created_at) values ('nobody', $1, 'code', now()), ($2, $1, 'code', now())`,
      [owner, broken],
    );
  });

  test("is left out of the list of identities, and the others are there", async () => {
    await world.ctx().pg.query(
      `insert into identity (name, chain_id, token_id, owner, owner_tx, state, tx_hash, block_number, block_hash, minted_at, created_at)
       select 'damaged', 1, 1, owner, owner_tx, state, tx_hash, block_number, block_hash, 'infinity', created_at
       from identity where name = 'rose'`,
    );
    const { status, json } = await api.call(key, "GET", `/v1/identity?owner=${owner}`);
    expect(status).toBe(200);
    expect(json.identities).toMatchObject([{ svcId: HEXLIKE }, { svcId: DEEP }, { svcId: "rose" }].sort(bySvcId));
  });

  test("is left out of a search, and the others are there", async () => {
    const { status, json } = await api.call(key, "GET", "/v1/search?q=0x");
    expect(status).toBe(200);
    expect(json.results).toEqual(expect.arrayContaining([expect.objectContaining({ svcId: HEXLIKE })]));
    expect(json.results).not.toEqual(expect.arrayContaining([expect.objectContaining({ svcId: "0xtulip" })]));
  });

  test("is left out of referrals, and the others are there", async () => {
    const { status, json } = await api.call(key, "GET", `/referrals/${owner}`);
    expect([status, json.referrals]).toEqual([200, [expect.objectContaining({ status: "tracked" })]]);
  });
});

function bySvcId(a: { svcId: string }, b: { svcId: string }): number {
  return a.svcId < b.svcId ? -1 : 1;
}
