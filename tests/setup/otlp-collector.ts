import { createServer, type RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { listen } from "../../scripts/processes/listen.ts";

// A collector that decodes OTLP over HTTP (opentelemetry/proto/collector/trace/v1): only the fields that tests look at.

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** 1: internal, 2: server, 3: client. */
  kind: number;
  /** Unix nanoseconds. */
  start: bigint;
  end: bigint;
  attributes: Record<string, unknown>;
  /** Trace ids. */
  links: string[];
  isError: boolean;
  resource: Record<string, unknown>;
}

export interface Collector {
  url: string;
  spans: ReceivedSpan[];
  /** Everything that was sent, as text. */
  raw: () => string;
  headers: Record<string, string | string[] | undefined>[];
  close: () => Promise<void>;
}

/** `answer` decides in place of 200 what a request gets. */
export async function startCollector(answer?: RequestListener): Promise<Collector> {
  const bodies: Buffer[] = [];
  const collector: Omit<Collector, "url" | "close"> = {
    spans: [],
    headers: [],
    raw: () => Buffer.concat(bodies).toString("latin1"),
  };
  const server = createServer(async (request, response) => {
    const sent = await buffer(request);
    collector.headers.push(request.headers);
    if (answer) return answer(request, response);
    const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
    if (request.url !== "/v1/traces" || request.headers["content-type"] !== "application/x-protobuf") {
      return response.writeHead(415).end();
    }
    bodies.push(body);
    collector.spans.push(...readRequest(body));
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  });
  const { port, close } = await listen(server);
  return { ...collector, url: `http://127.0.0.1:${port}`, close };
}

/** The fields of a message of Protocol Buffers, by number: bytes, or the number of a varint or of fixed bits. */
type Fields = Map<number, (Buffer | bigint)[]>;

function readFields(bytes: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const read = [varint, () => take(8).readBigUInt64LE(), () => take(Number(varint()))][tag & 7];
    const value = (tag & 7) === 5 ? BigInt(take(4).readUInt32LE()) : read?.();
    if (value === undefined) throw new Error(`unknown wire type ${tag & 7}`);
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}

const messages = (fields: Fields, number: number) => (fields.get(number) ?? []).map((one) => readFields(one as Buffer));
const bytesOf = (fields: Fields, number: number) => (fields.get(number)?.[0] as Buffer | undefined) ?? Buffer.alloc(0);
const numberOf = (fields: Fields, number: number) => (fields.get(number)?.[0] as bigint | undefined) ?? 0n;

function readAttributes(fields: Fields, number: number): Record<string, unknown> {
  return Object.fromEntries(messages(fields, number).map((one) => [bytesOf(one, 1).toString(), readValue(one)]));
}

function readValue(keyValue: Fields): unknown {
  const [value] = messages(keyValue, 2);
  if (!value) return undefined;
  if (value.has(1)) return bytesOf(value, 1).toString();
  if (value.has(2)) return numberOf(value, 2) === 1n;
  if (value.has(3)) return Number(numberOf(value, 3));
  const double = Buffer.alloc(8);
  double.writeBigUInt64LE(numberOf(value, 4));
  return double.readDoubleLE();
}

function readRequest(body: Buffer): ReceivedSpan[] {
  return messages(readFields(body), 1).flatMap((one) => {
    const resource = readAttributes(messages(one, 1)[0] ?? new Map(), 1);
    return messages(one, 2).flatMap((scope) => messages(scope, 2).map((span) => readSpan(span, resource)));
  });
}

function readSpan(span: Fields, resource: Record<string, unknown>): ReceivedSpan {
  return {
    traceId: bytesOf(span, 1).toString("hex"),
    spanId: bytesOf(span, 2).toString("hex"),
    parentSpanId: bytesOf(span, 4).toString("hex"),
    name: bytesOf(span, 5).toString(),
    kind: Number(numberOf(span, 6)),
    start: numberOf(span, 7),
    end: numberOf(span, 8),
    attributes: readAttributes(span, 9),
    links: messages(span, 13).map((link) => bytesOf(link, 1).toString("hex")),
    isError: messages(span, 15).some((status) => numberOf(status, 3) === 2n),
    resource,
  };
}
