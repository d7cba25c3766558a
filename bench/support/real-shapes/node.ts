import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "../../../scripts/processes/listen.ts";
import { makeBlock, readShapes } from "./make-blocks.ts";

// A program that serves a chain of made blocks as a JSON-RPC node does: node.ts <root> <file> <blocks> <transactions a block>.
// All answers are made once into the file, so that serving them costs little more than reading it.

const [root = "", file = "", blocks = "0", count = "0"] = process.argv.slice(2);
const head = Number(blocks) - 1;
const places: { block: Place; receipts: Place }[] = [];
interface Place {
  at: number;
  length: number;
}

const writer = openSync(file, "w");
const shapes = await readShapes(root);
let logs = 0;
let end = 0;
for (let number = 0; number <= head; number++) {
  const made = makeBlock(number, Number(count), shapes);
  logs += made.logs;
  places.push({ block: append(made.block), receipts: append(made.receipts) });
}
closeSync(writer);

const reader = openSync(file, "r");
const server = createServer(async (request, response) => {
  const given = (await json(request)) as Call | Call[];
  const answers = (Array.isArray(given) ? given : [given]).map(answer);
  const parts = answers.flatMap((part, i) => [Buffer.from(i === 0 ? "" : ","), ...part]);
  const body = Array.isArray(given) ? [Buffer.from("["), ...parts, Buffer.from("]")] : parts;
  response.setHeader("content-type", "application/json");
  response.end(Buffer.concat(body));
});
const { port } = await listen(server);
process.send?.({ port, logs, bytes: fstatSync(reader).size });
process.on("disconnect", () => process.exit(0));

interface Call {
  id: unknown;
  method: string;
  params: [block?: string, full?: boolean];
}

function answer({ id, method, params }: Call): Buffer[] {
  const result = resultOf(method, params);
  const opening = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},`;
  if (result === null) {
    return [Buffer.from(`${opening}"error":{"code":-32601,"message":"the method ${method} does not exist"}}`)];
  }
  return [Buffer.from(`${opening}"result":`), result, Buffer.from("}")];
}

function resultOf(method: string, [first = "latest", full]: Call["params"]): Buffer | null {
  if (method === "eth_chainId") return Buffer.from('"0x1"');
  if (method === "eth_blockNumber") return Buffer.from(`"0x${head.toString(16)}"`);
  const number = first === "latest" || first === "finalized" ? head : Number(first);
  const place = places[number];
  if (method === "eth_getBlockByNumber") return place ? readBlock(place.block, full === true) : Buffer.from("null");
  if (method === "eth_getBlockReceipts") return place ? read(place.receipts) : Buffer.from("null");
  return null;
}

/** Transactions are the last field. */
function readBlock(place: Place, full: boolean): Buffer {
  const block = read(place);
  if (full) return block;
  const header = block.subarray(0, block.indexOf(',"transactions":'));
  return Buffer.concat([header, Buffer.from(',"transactions":[]}')]);
}

function append(text: string): Place {
  const bytes = Buffer.from(text);
  writeSync(writer, bytes);
  end += bytes.length;
  return { at: end - bytes.length, length: bytes.length };
}

function read({ at, length }: Place): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  readSync(reader, bytes, 0, length, at);
  return bytes;
}
