import { describe, expect, it } from "vitest";
import { addressNumber } from "../../../../tests/factories/scores.ts";
import { sessionTokenOf } from "../../../../tests/factories/sessions.ts";
import { useContext } from "../../../../tests/setup/context.ts";
import { useApi } from "../../../../tests/setup/in-process-api.ts";
import { setPlanTier } from "../../../domains/developers/index.ts";
import type { Endpoint } from "../../declaration/define-endpoint.ts";
import { administrationEndpoints } from "./index.ts";

const operator = addressNumber(1);
const other = addressNumber(2);
const chains = [1, 2].map((id) => ({ id, name: `Chain ${id}`, rpcUrls: ["http://127.0.0.1:1"] }));
const context = useContext({ env: { OPERATORS: operator }, chains });
const api = useApi(context);

const asOperator = async () => sessionTokenOf(context.ctx(), operator);

describe("administration", () => {
  it("is for sessions of operators: no other wallet, no key, nobody unknown", async () => {
    const keyOfOperator = await api.keyOf(operator, "admin");
    const otherWallet = await sessionTokenOf(context.ctx(), other);
    for (const { method, path, access } of Object.values<Endpoint>(administrationEndpoints)) {
      if (access === "public") continue;
      const at = path.replaceAll(/\{\w+\}/g, "1");
      for (const token of [keyOfOperator, otherWallet]) {
        const { status, json } = await api.call(token, method, at);
        expect([path, status, json.error]).toEqual([path, 403, "FORBIDDEN"]);
        expect(json.message).toContain("operator");
      }
      expect((await api.call("nothing", method, at)).json.error).toBe("UNAUTHORIZED");
    }
  });

  it("is for an operator's smart account on the first chain alone: on others its address may be somebody else's", async () => {
    const [first, second] = context.ctx().env.CHAINS;
    const statusOn = async (chainId = 0) =>
      (await api.call(await sessionTokenOf(context.ctx(), operator, chainId), "GET", "/v1/admin/overview")).status;
    expect([await statusOn(first?.id), await statusOn(second?.id)]).toEqual([200, 403]);
  });
});

describe("the audit log", () => {
  it("has each act with its actor, and filters by actor, act, target and time", async () => {
    const changed = await setPlanTier(context.ctx({ actor: { kind: "commandLine" }, requestId: "command line" }), {
      wallet: addressNumber(3),
      tier: "starter",
    });
    const token = await asOperator();
    const list = async (query: string) => (await api.call(token, "GET", `/v1/admin/audit?${query}`)).json;
    const { entries, pagination } = await list(`target=${changed.id}`);
    const tier = (entries as { act: string }[]).find(({ act }) => act === "developer.tier");
    expect(tier).toEqual(
      expect.objectContaining({
        act: "developer.tier",
        actor: "operator:cli",
        details: { from: "free", to: "starter" },
        requestId: "command line",
      }),
    );
    expect(pagination).toMatchObject({ total: 2 });
    for (const query of [
      "actor=operator:cli",
      "actor=command line",
      "act=developer.tier",
      `from=2026-01-15&to=2026-01-16&act=developer.tier`,
    ]) {
      expect((await list(query)).entries).toEqual(expect.arrayContaining([tier]));
    }
    for (const query of [
      `actor=${operator.toUpperCase().replace("0X", "0x")}&act=developer.tier`,
      `target=${changed.id}&from=2026-01-16`,
    ]) {
      expect((await list(query)).entries).toEqual([]);
    }
    expect((await list("from=yesterday")).error).toBe("INVALID_REQUEST");
  });
});
