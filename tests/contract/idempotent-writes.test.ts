import { describe, expect, it } from "vitest";
import { useContext } from "../setup/context.ts";
import { useApi } from "../setup/in-process-api.ts";

const context = useContext({ env: { WEBHOOK_ALLOW_PRIVATE: "true" } });
const { call, keyOf } = useApi(context);
const url = "http://127.0.0.1:9999/hook";
let requests = 0;

/** Send a request with an Idempotency-Key. Returns its answer, and whether its writes committed with the mark of that key. */
async function send(token: string, method: string, path: string, body?: unknown) {
  const key = `key ${++requests}`;
  const { status, json } = await call(token, method, path, body, { "idempotency-key": key });
  const { rows } = await context
    .ctx()
    .pg.query<{ committed: boolean }>("select committed from idempotent_request where key = $1", [key]);
  return { status, json, isMarked: rows[0]?.committed };
}

describe("writes of a request with an Idempotency-Key commit with its mark, so that a lost answer repeats no work", () => {
  it("of schemas", async () => {
    const token = await keyOf("0x00000000000000000000000000000000000000a1", "admin");
    const body = { name: "Marked", schema: "uint8 level", revocable: true };
    expect(await send(token, "POST", "/v1/trust/schemas", body)).toMatchObject({ status: 201, isMarked: true });
  });

  it("of policies", async () => {
    const token = await keyOf("0x00000000000000000000000000000000000000a2", "admin");
    const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
    const saved = await send(token, "POST", "/v1/trust/policies", { name: "Marked", policy });
    expect(saved).toMatchObject({ status: 201, isMarked: true });
    const { id } = saved.json.policy as { id: string };
    expect(await send(token, "DELETE", `/v1/trust/policies/${id}`)).toMatchObject({ status: 200, isMarked: true });
  });

  it("of webhooks", async () => {
    const token = await keyOf("0x00000000000000000000000000000000000000a3", "admin");
    const registered = await send(token, "POST", "/v1/webhooks", { url, events: ["score.updated"] });
    expect(registered).toMatchObject({ status: 201, isMarked: true });
    const path = `/v1/webhooks/${(registered.json.webhook as { id: string }).id}`;
    expect(await send(token, "PATCH", path, { active: false })).toMatchObject({ status: 200, isMarked: true });
    expect(await send(token, "POST", `${path}/rotate-secret`)).toMatchObject({ status: 201, isMarked: true });
    expect(await send(token, "DELETE", path)).toMatchObject({ status: 200, isMarked: true });
  });

  it("of keys", async () => {
    const token = await keyOf("0x00000000000000000000000000000000000000a4", "admin");
    const created = await send(token, "POST", "/v1/developer/keys", { name: "Marked", permissions: ["read"] });
    expect(created).toMatchObject({ status: 201, isMarked: true });
    const path = `/v1/developer/keys/${(created.json.key as { id: string }).id}`;
    expect(await send(token, "POST", `${path}/rotate`, { overlapSeconds: 0 })).toMatchObject({ isMarked: true });
    expect(await send(token, "DELETE", path)).toMatchObject({ isMarked: true });
  });

  it("of tracked wallets", async () => {
    const token = await keyOf("0x00000000000000000000000000000000000000a5", "admin");
    const body = { address: "0x00000000000000000000000000000000000000b5" };
    expect(await send(token, "POST", "/v1/wallets", body)).toMatchObject({ status: 201, isMarked: true });
  });
});
