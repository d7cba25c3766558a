import { expect, test } from "vitest";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { schemaUid } from "./eas.ts";
import { LONGEST_SCHEMA, parseSchema } from "./parse-schema.ts";
import { builtInSchemas, listSchemas, MOST_SCHEMAS, registerSchema } from "./register-schema.ts";

const world = useContext();

test("the built-in schemas come first, then registered ones by age, in pages over both", async () => {
  const ctx = () => {
    world.now = new Date(world.now.getTime() + 1_000);
    return world.ctx();
  };
  const first = await registerSchema(ctx(), { name: "kyc", schema: "bool passed", revocable: true });
  const second = await registerSchema(ctx(), { name: "Badge", schema: "bool passed", revocable: false });
  expect(first).toEqual({ uid: schemaUid("bool passed", true), name: "kyc", schema: "bool passed", revocable: true });
  const { schemas, pagination } = await listSchemas(ctx(), { limit: 50, offset: 0 });
  expect(schemas).toEqual([...builtInSchemas, first, second]);
  expect(pagination.total).toBe(6);
  expect((await listSchemas(ctx(), { limit: 2, offset: 3 })).schemas).toEqual([builtInSchemas[3], first]);
  expect((await listSchemas(ctx(), { limit: 2, offset: 5 })).schemas).toEqual([second]);
});

test("the built-in schemas have distinct names and valid fields", () => {
  expect(builtInSchemas.map((one) => one.name)).toEqual(["endorsement", "skill", "membership", "score"]);
  for (const { schema } of builtInSchemas) expect(parseSchema(schema).length).toBeGreaterThan(1);
});

test("names and schemas are one to one, in any letter case; registering again returns the same schema", async () => {
  const ctx = world.ctx();
  const given = { name: "Level", schema: "uint8 level", revocable: true };
  const made = await registerSchema(ctx, given);
  expect(await registerSchema(ctx, { ...given, name: "LEVEL" })).toEqual(made);
  const refused = (path: string) => ({ code: "INVALID_REQUEST", details: [{ path }] });
  await expect(registerSchema(ctx, { ...given, name: "rank" })).rejects.toMatchObject(refused("body.schema"));
  await expect(registerSchema(ctx, { ...given, revocable: false })).rejects.toMatchObject(refused("body.name"));
  await expect(registerSchema(ctx, { ...given, name: "Skill" })).rejects.toMatchObject(refused("body.name"));
  const both = ["uint16 a", "uint16 b"].map((schema) => registerSchema(ctx, { name: "twin", schema, revocable: true }));
  const settled = await Promise.allSettled(both);
  expect(settled.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("registering a schema that was indexed from a chain gives it its name", async () => {
  const ctx = world.ctx();
  const uid = schemaUid("string met", true);
  await ctx.pg.query(
    "insert into attestation_schema (uid, schema, resolver, revocable, created_at) values ($1, 'string met', '0x', true, now())",
    [uid],
  );
  await registerSchema(ctx, { name: "met", schema: "string met", revocable: true });
  expect((await listSchemas(ctx, { limit: 100, offset: 0 })).schemas).toContainEqual(
    expect.objectContaining({ uid, name: "met" }),
  );
});

test.each([
  ["a type that is none", "nonsense level"],
  ["two fields that are missing", "uint8 a,,"],
  ["a width that is none", "uint7 a"],
  ["a function", "function a"],
  ["a tuple of nothing, which can be repeated without end", "()[] a"],
  ["a list of nothing, which can be repeated without end", "uint8[0][] a"],
  ["more than a list of fields", "string a; drop table attestation"],
  ["a mapping", "mapping(address => uint256) a"],
  ["five hundred tuples in each other", `${"(".repeat(500)}uint8 a${")".repeat(500)}`],
  ["a text longer than anybody needs", `uint8 ${"a".repeat(LONGEST_SCHEMA)}`],
  ["more fields than anybody needs", Array.from({ length: 65 }, (_, i) => `uint8 f${i}`).join(", ")],
])("%s is no schema", async (_, schema) => {
  await expect(registerSchema(world.ctx(), { name: "bad", schema, revocable: true })).rejects.toMatchObject({
    code: "INVALID_REQUEST",
    details: [{ path: "body.schema" }],
  });
});

test("a developer can register 100 schemas, also with concurrent requests, and one that it has again", async () => {
  const ctx = await signedIn(world, 77);
  const register = (n: number) =>
    registerSchema(ctx, { name: `schema-${n}`, schema: `uint8 field${n}`, revocable: true });
  for (let n = 2; n <= MOST_SCHEMAS; n++) await register(n);
  const settled = await Promise.allSettled([register(101), register(102)]);
  expect(settled.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(register(103)).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  expect(await register(2)).toMatchObject({ name: "schema-2" });
});
