import { expect, it } from "vitest";
import { createLogger } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("info", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

const SECRET = "s3cr3t";

it.each([
  ["a field", { apiKey: SECRET }],
  ["a field far below", { a: { b: [{ c: { Authorization: SECRET, "x-api-key": SECRET, session_token: SECRET } }] } }],
  ["an error's field", Object.assign(new Error("no"), { request: { headers: { authorization: SECRET } } })],
  [
    "a cause of a cause",
    new Error("a", { cause: new Error("b", { cause: Object.assign(new Error("c"), { password: SECRET }) }) }),
  ],
  ["one of several errors", new AggregateError([Object.assign(new Error("c"), { secret: SECRET })], "several")],
  ["the path of a URL", new Error(`POST https://rpc.example/v2/${SECRET} answered 500`)],
  ["the query of a URL", { err: new Error("x", { cause: `wss://rpc.example?key=${SECRET}&a=1` }) }],
  ["the user of a URL", { url: `https://user:${SECRET}@rpc.example/` }],
  ["a connection string", new Error(`cannot reach postgres://credence:${SECRET}@db:5432/credence`)],
  ["a password with a slash", { err: `postgresql://credence:a/${SECRET}@db:5432/credence` }],
  ["a Redis URL", { message: `redis://:${SECRET}@cache:6379` }],
  ["a list of raw headers", { rawHeaders: ["Authorization", `Bearer ${SECRET}`] }],
  ["an API key in a text", { text: `the key svc_live_${SECRET} is used` }],
])("a secret in %s is not logged", (_, fields) => {
  const line = logged((log) => log.error(fields, "failed"));
  expect(JSON.parse(line)).toMatchObject({ msg: "failed" });
  expect(line).not.toContain(SECRET);
});

it("a secret in the message itself is not logged", () => {
  expect(logged((log) => log.error(new Error(`https://rpc.example/${SECRET}`)))).not.toContain(SECRET);
  expect(logged((log) => log.info(`asked https://rpc.example/${SECRET}`))).not.toContain(SECRET);
});

it("what helps is logged: hosts, codes, messages, causes, where an error arose", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const line = logged((log) => log.warn({ err: new Error("https://rpc.example:8545 failed", { cause }), chainId: 1 }));
  expect(JSON.parse(line)).toMatchObject({
    chainId: 1,
    err: {
      type: "Error",
      message: "https://rpc.example:8545 failed",
      stack: expect.stringContaining("log.test.ts"),
      cause: { code: "ECONNREFUSED", message: "connect ECONNREFUSED" },
    },
  });
});

it("a cycle of errors is logged, and ends", () => {
  const error = new Error("round");
  error.cause = { error };
  expect(JSON.parse(logged((log) => log.error({ err: error })))).toMatchObject({
    err: { cause: { error: "[circular]" } },
  });
});
