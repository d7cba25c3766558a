import { EXAMPLE_ADDRESS } from "../../core/schemas.ts";

/** What the examples do with a client, after the lines that create it. */
const uses = {
  call: `const { leaderboard } = await credence.call("GET /v1/scores/leaderboard", {
  query: { limit: 3 },
});
for (const { address } of leaderboard) {
  const { score } = await credence.call("GET /v1/score/{identity}", {
    params: { identity: address },
  });
  console.log(address, score.total, score.tier);
}`,
  errors: `try {
  await credence.call("GET /v1/score/{identity}", {
    params: { identity: "nobody-is-called-so" },
  });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log(error.status, error.code, error.requestId);
  if (error.code === "RATE_LIMIT_EXCEEDED") {
    console.log(\`again in \${error.retryAfter} seconds\`);
  }
}`,
  again: `const { wallet } = await credence.call("POST /v1/wallets", {
  body: { address: "${EXAMPLE_ADDRESS}" },
  idempotencyKey: "signup-4711",
});
console.log(wallet.state);`,
  pages: `const signal = AbortSignal.timeout(10_000);
for (let offset = 0, hasMore = true; hasMore; offset += 100) {
  const page = await credence.call("GET /v1/achievements", {
    query: { limit: 100, offset },
    signal,
  });
  for (const { id, title } of page.achievements) console.log(id, title);
  hasMore = page.pagination.hasMore;
}`,
} as const;

/** Examples of the typed client. Tests compile and run them. */
export function clientExamples(origin: string): Record<keyof typeof uses, string> {
  const begin = (imports: string) => `import { ${imports} } from "./credence.ts";

const credence = createClient({
  baseUrl: "${origin}",
  apiKey: process.env.CREDENCE_KEY,
});
`;
  return {
    call: begin("createClient") + uses.call,
    errors: begin("ApiError, createClient") + uses.errors,
    again: begin("createClient") + uses.again,
    pages: begin("createClient") + uses.pages,
  };
}
