import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { recordedNames } from "../../../tests/factories/recorded-names.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { foreignLabels } from "../../core/foreign-names.ts";
import { reservedWords } from "./blocked-names.ts";
import { checkName, judgeNames } from "./judge-names.ts";
import type { NameCheck } from "./schemas.ts";

const world = useContext({ env: { BLOCKED_NAMES: "admin, Support" } });
// The format rules of the specification, said once more in another way.
const isValid = (name: string) =>
  /^[a-z0-9-]{3,32}$/.test(name) && !/^-|-$|--/.test(name) && name === name.normalize("NFC");
const blocked = new Set<string>([...reservedWords, ...foreignLabels, "svc", "admin", "support"]);

beforeAll(() =>
  insertIdentities(world.ctx().pg, [
    { name: "alice", owner: addressNumber(1) },
    { name: "alice-id", owner: addressNumber(1) },
    { name: "bob", owner: addressNumber(2) },
  ]),
);

/** A context that counts its queries. */
function counting(): { ctx: Context; queries: () => number } {
  let queries = 0;
  const { pg } = world.ctx();
  const counted = new Proxy(pg, {
    get(target, property) {
      if (property === "query") queries++;
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ctx: world.ctx({ pg: counted }), queries: () => queries };
}

/** The answer, or the code of the error. Fails where it cost more than one query, or suggests what cannot be had. */
async function check(name: string): Promise<NameCheck | string> {
  const { ctx, queries } = counting();
  try {
    const answer = await checkName(ctx, { name });
    expect(queries()).toBeLessThanOrEqual(1);
    const judged = await judgeNames(world.ctx(), answer.suggestions ?? []);
    expect(judged.filter((one) => !one.available)).toEqual([]);
    return answer;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return error.code;
  }
}

/** What must be true of every answer. */
async function expectRight(name: string): Promise<void> {
  const answer = await check(name);
  const rest = /\.svc$/i.test(name) ? name.slice(0, -4) : name;
  if (!/[a-z0-9]/.test(rest.toLowerCase())) {
    expect([name, answer]).toEqual([name, "INVALID_NAME_FORMAT"]);
    return;
  }
  const available = isValid(rest) && !blocked.has(rest) && !["alice", "alice-id", "bob"].includes(rest);
  expect([name, answer]).toEqual([name, expect.objectContaining({ name: rest, valid: isValid(rest), available })]);
  if (typeof answer === "string" || available) return;
  expect(answer.reason).toMatch(/\w/);
  expect(answer.suggestions?.length).toBeGreaterThan(0);
}

test("an available name is valid and has neither reason nor suggestions", async () => {
  expect(await check("new-name")).toEqual({ name: "new-name", available: true, valid: true });
});

test("one suffix is stripped, in any letter case, and the rest judged as sent", async () => {
  expect(await check("new-name.svc")).toEqual({ name: "new-name", available: true, valid: true });
  expect(await check("new-name.SVC")).toEqual({ name: "new-name", available: true, valid: true });
  expect(await check("new.svc.svc")).toMatchObject({ name: "new.svc", valid: false });
});

test("upper case is invalid, and its lower case the first suggestion", async () => {
  const answer = await check("Carol");
  expect(answer).toMatchObject({ name: "Carol", available: false, valid: false });
  expect((answer as NameCheck).suggestions?.[0]).toBe("carol"); // An answer, as the line above says.
});

test("a taken name is valid, and only free names are suggested", async () => {
  const answer = (await check("alice")) as NameCheck; // Not an error: it is valid.
  expect(answer).toMatchObject({ available: false, valid: true, reason: "The name is taken." });
  expect(answer.suggestions).not.toContain("alice-id");
  expect((await check("Alice")) as NameCheck).toMatchObject({ valid: false, suggestions: answer.suggestions });
});

test("a minted subname is taken; any other is not a valid name to request", async () => {
  await insertIdentities(world.ctx().pg, [{ name: "team.alice", owner: addressNumber(4) }]);
  expect(await check("team.alice.svc")).toMatchObject({ name: "team.alice", available: false, valid: true });
  expect((await judgeNames(world.ctx(), ["team.alice"]))[0]).toMatchObject({ status: "minted", minted: {} });
  expect(await check("other.alice")).toMatchObject({ available: false, valid: false });
});

test("a reserved name is not available until its reservation ends", async () => {
  const { pg } = world.ctx();
  await pg.query(
    `insert into reservation (chain_id, tx_hash, log_index, name, address, deposit, block_number, block_hash, reserved_at, expires_at, state)
     values (1, '0x1', 0, 'kept', '0x2', 1, 1, '0x3', '2026-01-10', '2026-01-17', 'open')`,
  );
  expect(await check("kept")).toMatchObject({
    available: false,
    valid: true,
    reason: expect.stringContaining("2026-01-17"),
  });
  world.now = new Date("2026-01-17T00:00:01Z");
  expect(await check("kept")).toMatchObject({ available: true });
  world.now = new Date("2026-01-15T12:00:00Z");
});

test("the service's words, the suffix and the operator's list are blocked", async () => {
  for (const name of [...reservedWords, "svc", "admin", "support"]) {
    expect([name, await check(name)]).toEqual([name, expect.objectContaining({ available: false, valid: true })]);
  }
});

test("suggestions cannot be used up by taking those that are foreseen", async () => {
  const first = (await check("bob")) as NameCheck; // Not an error: it is valid.
  const foreseen = (first.suggestions ?? []).concat("bob-3", "bob-name", "my-bob", "the-bob");
  await insertIdentities(
    world.ctx().pg,
    [...new Set(foreseen)].map((name) => ({ name, owner: addressNumber(3) })),
  );
  world.now = new Date("2026-01-15T12:00:01Z");
  expect(((await check("bob")) as NameCheck).suggestions?.length).toBeGreaterThan(0); // As before.
  await world.ctx().pg.query("delete from identity where owner = $1", [addressNumber(3)]);
});

test("labels and symbols from the wild are answered by the rules, with one query at most", async () => {
  const names = recordedNames();
  expect(names.length).toBeGreaterThan(1_600);
  const visited = names.filter((_, i) => i % rounds(4, 1) === 0);
  for (const name of visited) await expectRight(name);
});

test("generated names of any characters are answered by the rules", async () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.stringMatching(/^[a-zA-Z0-9.-]{1,40}$/),
    fc.stringMatching(/^[a-z0-9-]{2,34}(\.svc)?$/),
  );
  const holds = fc.asyncProperty(hostile, expectRight);
  await fc.assert(holds, { numRuns: rounds(150, 500), seed: 20_261_121 });
});
