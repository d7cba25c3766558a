import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { apiGroups, type EndpointDoc } from "../../../lib/api/reference/describe.ts";
import {
  type ConsoleEndpoint,
  consoleEndpoint,
  curlOf,
  defaultEntries,
  requestOf,
  typescriptOf,
  validateEntries,
} from "./request.ts";

const all: EndpointDoc[] = apiGroups().flatMap(({ endpoints }) => endpoints);
const origin = "https://credence.example";

function find(operationId: string): ConsoleEndpoint {
  const found = all.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`There is no ${operationId}.`);
  return consoleEndpoint(found);
}

/** The words a shell makes of a call, with the key at hand. */
function words(command: string): string[] {
  const shell = spawnSync("sh", ["-c", command.replace("curl", "printf '%s\\n'")], {
    encoding: "utf8",
    env: { ...process.env, CREDENCE_KEY: "svc_live_1", CREDENCE_TOKEN: "token_1" },
  });
  return shell.stdout.trimEnd().split("\n");
}

it.each(all.map((one) => [one.operationId, consoleEndpoint(one)] as const))(
  "%s begins with what can be sent, but for ids that are one's own",
  (_, endpoint) => {
    const faults = Object.keys(validateEntries(endpoint, defaultEntries(endpoint)));
    expect(faults.filter((name) => !/id$/i.test(name))).toEqual([]);
  },
);

it("what must be given and is not, and what is no JSON, keeps a call from being sent", () => {
  const batch = find("getScoreBatch");
  expect(validateEntries(batch, { parameters: {}, body: "{" })).toEqual({
    body: expect.stringMatching(/^Invalid JSON at or after line 1:/),
  });
  expect(validateEntries(find("getScore"), { parameters: { identity: "" }, body: "" })).toEqual({
    identity: "This parameter is required.",
  });
});

it("a request has what was written, escaped, and leaves out what was not", () => {
  const board = find("getLeaderboard");
  const entries = { parameters: { limit: " 5 ", category: "", order: "asc" }, body: "" };
  expect(requestOf(board, entries, { apiKey: "svc_live_1" })).toEqual({
    method: "GET",
    url: "/v1/scores/leaderboard?limit=5&order=asc",
    headers: { Accept: "application/json", Authorization: "Bearer svc_live_1" },
  });
  const score = requestOf(find("getScore"), { parameters: { identity: "a/b ü" }, body: "" }, {});
  expect(score.url).toBe("/v1/score/a%2Fb%20%C3%BC");
});

it("a shell reads the call as it was written, whatever stands in it", () => {
  const batch = find("getScoreBatch");
  const body = JSON.stringify({ identities: ["it's $HOME `id`", '"quoted"'] }, null, 2);
  expect(words(curlOf(batch, { parameters: {}, body }, origin))).toEqual([
    "-X",
    "POST",
    "-H",
    "Authorization: Bearer svc_live_1",
    "-H",
    "Content-Type: application/json",
    "-d",
    JSON.stringify(JSON.parse(body)),
    `${origin}/v1/scores/batch`,
  ]);
  const nonce = find("getNonce");
  expect(words(curlOf(nonce, defaultEntries(nonce), origin))).toEqual([`${origin}/v1/auth/nonce`]);
  const end = find("endSession");
  expect(words(curlOf(end, defaultEntries(end), origin))).toContain("Authorization: Bearer token_1");
});

it("the same call with the typed client names its parts, and shows what is missing", () => {
  const score = find("getScore");
  expect(typescriptOf(score, { parameters: { identity: "alice", chainId: "1" }, body: "" }, origin)).toContain(
    `credence.call("GET /v1/score/{identity}", {\n  params: { identity: "alice" },\n  query: { chainId: "1" },\n});`,
  );
  expect(typescriptOf(find("getPolicy"), { parameters: {}, body: "" }, origin)).toContain('policyId: "{policyId}"');
  expect(curlOf(find("getPolicy"), { parameters: {}, body: "" }, origin)).toContain("/v1/trust/policies/{policyId}'");
});
