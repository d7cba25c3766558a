import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** A message that the relay holds: encrypted by its sender, readable by those who know the topic's key. */
interface Envelope {
  topic: string;
  message: string;
  tag: number;
  publishedAt: number;
  /** Clients that sent or got it. */
  seenBy: Set<string>;
}

interface Client {
  id: string;
  socket: WebSocket;
  topics: Set<string>;
}

interface Call {
  id: number | string;
  method?: string;
  params?: Record<string, unknown>;
}

export interface Relay {
  url: string;
  close: () => Promise<void>;
}

/** WalletConnect's relay as its clients see it (JSON-RPC over WebSocket): it routes messages by topic, and cannot read them. */
export async function startRelay(): Promise<Relay> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  const clients = new Set<Client>();
  const held: Envelope[] = [];
  let calls = 0;

  const deliver = (envelope: Envelope, { id, socket, topics }: Client) => {
    if (!topics.has(envelope.topic) || envelope.seenBy.has(id)) return;
    envelope.seenBy.add(id);
    const { seenBy: _, ...data } = envelope;
    const params = { id: envelope.topic, data };
    socket.send(JSON.stringify({ id: ++calls, jsonrpc: "2.0", method: "irn_subscription", params }));
  };
  const publish = (from: Client, topic: unknown, message: unknown, tag: unknown = 0) => {
    const publishedAt = Date.now();
    const envelope = { topic: String(topic), message: String(message), tag: Number(tag), publishedAt };
    held.push({ ...envelope, seenBy: new Set([from.id]) });
    for (const client of clients) for (const one of held) deliver(one, client);
    return true;
  };
  const subscribe = (client: Client, topics: readonly unknown[]) => {
    for (const topic of topics) client.topics.add(String(topic));
    for (const envelope of held) deliver(envelope, client);
    return topics.map(String);
  };
  const answer = (client: Client, { method, params = {} }: Call): unknown => {
    switch (method) {
      case "irn_publish":
        return publish(client, params.topic, params.message, params.tag);
      case "wc_proposeSession":
        subscribe(client, [params.pairingTopic]);
        return publish(client, params.pairingTopic, params.sessionProposal, params.tag);
      case "wc_approveSession":
        subscribe(client, [params.sessionTopic]);
        publish(client, params.pairingTopic, params.sessionProposalResponse);
        return publish(client, params.sessionTopic, params.sessionSettlementRequest, params.tag);
      case "irn_subscribe":
        return subscribe(client, [params.topic])[0];
      case "irn_batchSubscribe":
        return subscribe(client, params.topics as unknown[]); // A list of topics.
      case "irn_unsubscribe":
        return client.topics.delete(String(params.topic));
      case "irn_batchFetchMessages":
        return { messages: [], hasMore: false };
      default:
        throw new Error(`the relay of tests does not know ${method}`);
    }
  };

  server.on("connection", (socket, request) => {
    const client: Client = { id: clientId(request.url ?? ""), socket, topics: new Set() };
    clients.add(client);
    socket.on("close", () => clients.delete(client));
    socket.on("message", (data) => {
      const call: Call = JSON.parse(String(data));
      if (call.method === undefined) return; // It acknowledges a message.
      socket.send(JSON.stringify({ id: call.id, jsonrpc: "2.0", result: answer(client, call) }));
    });
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `ws://127.0.0.1:${port}`,
    close: async () => {
      for (const { socket } of clients) socket.terminate();
      server.close();
      await once(server, "close");
    },
  };
}

/** A client's identity, which stays when it connects again: the issuer of the token in its URL. */
function clientId(path: string): string {
  const token = new URL(path, "ws://relay").searchParams.get("auth") ?? "";
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).iss;
}
