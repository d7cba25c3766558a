import { z } from "zod";

// Safe in a browser.

/** Reads and signed transactions; no method that uses the node's own keys. */
const localMethods = [
  "eth_blockNumber",
  "eth_call",
  "eth_estimateGas",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt",
  "eth_sendRawTransaction",
] as const;

export const LocalCall = z.strictObject({
  method: z.enum(localMethods),
  params: z
    .array(z.unknown()) // A body is JSON. `z.json()` would be a nameless component that refers to itself.
    .max(3)
    .meta({ description: "JSON-RPC parameters.", example: [] }),
});
export type LocalCall = z.infer<typeof LocalCall>;
