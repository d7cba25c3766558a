interface Reply {
  id: number | null;
  result?: unknown;
  error?: { message: string };
}

/** One JSON-RPC call to a local chain. Throws the chain's error. */
export async function callChain(rpcUrl: string, method: string, params: unknown[]): Promise<unknown> {
  const [result] = await callChainBatch(rpcUrl, [{ method, params }]);
  return result;
}

/** Several calls in one request, which the chain may run in any order. Returns the results in the order of the calls. */
export async function callChainBatch(
  rpcUrl: string,
  calls: { method: string; params: unknown[] }[],
): Promise<unknown[]> {
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: "2.0", id, ...call }))),
  });
  // A gate that rejects the whole request returns one error.
  const replies = [(await response.json()) as Reply | Reply[]].flat();
  const refusal = replies.find((one) => one.id === null)?.error;
  if (refusal) throw new Error(refusal.message);
  return calls.map((call, id) => {
    const reply = replies.find((one) => one.id === id);
    if (!reply || reply.error) throw new Error(`${call.method}: ${reply?.error?.message ?? "no answer"}`);
    return reply.result;
  });
}
