import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "../../scripts/processes/listen.ts";
import { testEnv } from "../../tests/setup/context.ts";
import { useFolder } from "../../tests/setup/folder.ts";
import type { Api } from "../api/create-api.ts";
import { createNodeServer, fromNode } from "../api/node-adapter.ts";
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
