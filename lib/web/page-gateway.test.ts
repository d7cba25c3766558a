import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "../../scripts/processes/listen.ts";
import { testEnv } from "../../tests/setup/context.ts";
import { useFolder } from "../../tests/setup/folder.ts";
import { createNodeServer, fromNode } from "../api/node-adapter.ts";
import type { Api } from "../api/serve.ts";
import { createPageGateway } from "./page-gateway.ts";

const folder = useFolder();
const CLIENTS = 16;
const BODIES_OF_A_CLIENT = 16;

it("reads a sign-in's body while sixteen addresses send sixteen bodies each, and hardly a byte of them", async () => {
  const socket = join(folder, "pages");
  const pagesServer = createServer((_, response) => response.end("signed in"));
  await new Promise<void>((resolve) => pagesServer.listen(socket, resolve));
  onTestFinished(() => void pagesServer.close());
  let slowArrived = 0;
  let onSlow = () => {};
  const api = {
    owns: () => false,
    acceptsHost: () => true,
    chargeAddress: async () => null,
    clientOf: ({ header }: { header: (name: string) => string | undefined }) => header("x-client") ?? "",
  } as unknown as Api; // Of the API the gateway needs no more.
  const gateway = createPageGateway({
    api: () => api,
    pages: { ready: Promise.resolve(), state: () => "up", socket: () => socket, stop: async () => {} },
    files: new Set(),
    base: { env: testEnv("postgres://localhost/none"), pg: {} } as unknown as Parameters<
      typeof createPageGateway
    >[0]["base"], // A sign-in reads no database here.
  });
  const server = createNodeServer(
    () => api,
    (request, response) => {
      const asked = fromNode(request, api.clientOf);
      gateway.answer(asked, request, response).catch(() => response.destroy());
      if (asked.header("x-client") !== "honest" && ++slowArrived === CLIENTS * BODIES_OF_A_CLIENT) onSlow();
    },
  );
  const { port, close } = await listen(server);
  onTestFinished(close);
  const post = (client: string, length: number, body: string) => {
    const connection = connect(port, "127.0.0.1").on("error", () => {});
    connection.write(
      `POST /api/auth/callback/siwe HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
    return connection;
  };
  const allSlow = new Promise<void>((resolve) => {
    onSlow = resolve;
  });
  const slow = Array.from({ length: CLIENTS * BODIES_OF_A_CLIENT }, (_, i) =>
    post(String(i % CLIENTS), 64 * 1024, "x"),
  );
  await allSlow;
  const answer = await text(post("honest", 4, "body"));
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*signed in/);
  for (const connection of slow) connection.destroy();
});

it("refuses in words what pages would fail for: malformed router states and callback addresses, and actions of other sites", async () => {
  const socket = join(folder, "pages-of-faults");
  const pagesServer = createServer((_, response) => response.end("page"));
  await new Promise<void>((resolve) => pagesServer.listen(socket, resolve));
  onTestFinished(() => void pagesServer.close());
  const api = {
    ...{ owns: () => false, acceptsHost: () => true, chargeAddress: async () => null, clientOf: () => "a client" },
    refuse: async (_: string, fault: string) => ({ status: 400, headers: {}, body: `The request ${fault}.` }),
  } as unknown as Api; // Of the API the gateway needs no more.
  const env = testEnv("postgres://localhost/none", { PUBLIC_ORIGIN: "https://credence.example/below" });
  let areUp = true;
  const gateway = createPageGateway({
    api: () => api,
    pages: {
      ready: Promise.resolve(),
      state: () => (areUp ? "up" : "down"),
      socket: () => socket,
      stop: async () => {},
    },
    files: new Set(),
    base: { env, pg: {} } as unknown as Parameters<typeof createPageGateway>[0]["base"], // Nobody is signed in.
  });
  const server = createNodeServer(
    () => api,
    (request, response) => void gateway.answer(fromNode(request, api.clientOf), request, response),
  );
  const { port, close } = await listen(server);
  onTestFinished(close);
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  const status = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

  // A program gets words in place of a page.
  for (const [Accept, method] of [
    ["application/json", "POST"],
    ["*/*", "POST"],
    ["application/json", "GET"],
    ["application/problem+json; q=0.9", "GET"],
  ] as const) {
    const answer = await ask("/clients", { Accept }, method);
    expect([answer.status, await answer.json()], `${method} ${Accept}`).toMatchObject([404, { error: "NOT_FOUND" }]);
  }
  expect(await status("/clients", { Accept: "text/html, application/json" }, "POST")).toBe(200);
  expect(await status("/clients", { Accept: "application/json, */*" })).toBe(200);

  const state = (value: unknown) => ({ "Next-Router-State-Tree": encodeURIComponent(JSON.stringify(value)) });
  const tree = ["", { children: ["gate", { children: [["policyId", "pol_1", "d", null], {}] }] }, null, null, 1];
  expect(await status("/", state(tree))).toBe(200);
  expect(await status("/", state([...tree.slice(0, 2), ["/gate", ""], "refetch"]))).toBe(200);
  const malformed = [
    {},
    [],
    "",
    ["", []],
    [1, {}],
    ["", { a: "b" }],
    [["a", "b", "x", null], {}],
    ["", {}, null, "none"],
  ];
  for (const value of malformed) expect(await status("/", state(value)), JSON.stringify(value)).toBe(400);
  for (const text of [
    "%",
    "%E0%A4",
    "[",
    "null",
    `${encodeURIComponent(JSON.stringify(tree))}, []`,
    "a".repeat(50_000),
  ]) {
    expect(await status("/", { "Next-Router-State-Tree": text.slice(0, 15_000) }), text.slice(0, 20)).toBe(400);
  }

  const act = (headers: Record<string, string>) =>
    status("/attest", { "Next-Action": "0".repeat(42), ...headers }, "POST");
  expect(await act({})).toBe(200);
  expect(await act({ Origin: "https://credence.example" })).toBe(200);
  expect(await act({ Origin: `http://127.0.0.1:${port}` })).toBe(200);
  for (const Origin of ["https://evil.example", "null", "https://credence.example.evil", "a b"]) {
    expect(await act({ Origin }), Origin).toBe(400);
  }

  for (const good of ["/portal", "https%3A%2F%2Fcredence.example%2F", ""]) {
    expect(await status(`/api/auth/signin?callbackUrl=${good}`), good).toBe(200);
    expect(await status("/api/auth/session", { Cookie: `next-auth.callback-url=${good}` }), good).toBe(200);
  }
  for (const bad of ["javascript:alert(1)", "https://", "portal", "ftp%3A%2F%2Fx", "%2525"]) {
    expect(await status(`/api/auth/signin?callbackUrl=${bad}`), bad).toBe(400);
    expect(await status("/api/auth/session", { Cookie: `__Secure-next-auth.callback-url=${bad}` }), bad).toBe(400);
  }
  const post = async (type: string, body: string) =>
    (
      await fetch(`http://127.0.0.1:${port}/api/auth/signout`, {
        method: "POST",
        headers: { "content-type": type, origin: "https://credence.example" },
        body,
      })
    ).status;
  const form = "application/x-www-form-urlencoded";
  for (const good of [
    "callbackUrl=/portal",
    "callbackUrl=https%3A%2F%2Fcredence.example%2F&json=true",
    "csrfToken=1",
  ]) {
    expect(await post(form, good), good).toBe(200);
  }
  expect(await post("application/json", '{"callbackUrl":"/portal"}')).toBe(200);
  for (const bad of ["http%3A%2F%2F%5B", "%00", ":::", "portal", "/portal&callbackUrl=portal"]) {
    expect(await post(form, `callbackUrl=${bad}`), bad).toBe(400);
  }
  for (const bad of ['{"callbackUrl":"http://["}', '{"callbackUrl":{"a":1}}', '{"callbackUrl":7}', "[1", "null", ""]) {
    expect(await post("application/json; charset=utf-8", bad), bad).toBe(400);
  }

  // Pages of any origin read why there is no badge.
  areUp = false;
  for (const [path, readers] of [
    ["/badge/alice.svg", "*"],
    ["/portal", null],
  ] as const) {
    const answer = await ask(path, { Accept: "image/*" });
    expect([answer.status, answer.headers.get("access-control-allow-origin")], path).toEqual([503, readers]);
  }
});
