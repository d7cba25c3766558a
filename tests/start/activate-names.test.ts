import { join } from "node:path";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../../lib/api/client.ts";
import type { Address } from "../../lib/core/chains.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { type Guard, startGuard } from "../../scripts/processes/guard.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { startChainNode } from "../../scripts/simulation/chain-node.ts";
import { localChainConfig } from "../../scripts/simulation/local-chain.ts";
import { runSimulation } from "../../scripts/simulation/run-simulation.ts";
import { activateNames } from "../../scripts/start/activate-names.ts";
import { type ServerProcess, startServer } from "../contract/server-process.ts";
import { useContext } from "../setup/context.ts";
import { useFolder } from "../setup/folder.ts";

const context = useContext();
const folder = useFolder();
let guard: Guard;
let server: ServerProcess;

beforeAll(async () => {
  guard = await startGuard();
  const genesis = Date.UTC(2024, 0, 1) / 1000;
  const port = await freePort();
  const chain = await startChainNode({ guard, id: 31337, port, genesis, folder, log: join(folder, "log") });
  await runSimulation({ chain, genesis, days: 70 });
  const { RECEIPT_SIGNER_KEY, SESSION_SECRET } = context.ctx().env;
  server = await startServer({
    ROLE: "all",
    // Without pages, whose process takes longer to start than the API's.
    AWAIT_BUILD: "/nowhere",
    DATABASE_URL: context.url(),
    CHAINS: JSON.stringify([localChainConfig(31337, chain.rpcUrl)]),
    RECEIPT_SIGNER_KEY,
    SESSION_SECRET,
  });
}, 240_000);
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.exited;
  await guard?.close();
});

test("ten local wallets activate their names, five link a second one, and some refer others; repetitions change nothing", async () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const address = wallet.address.toLowerCase() as Address; // viem's addresses are hex.
  const developer = await ensureDeveloper(context.ctx(), { wallet: address, tier: "professional" });
  const { apiKey } = await createKey(context.ctx(), { developerId: developer.id, name: "test", permissions: ["read"] });
  const origin = `http://localhost:${server.port}`;
  const client = createClient({ baseUrl: origin, apiKey });
  const give = () =>
    activateNames({ origin, publicOrigin: origin, developer: wallet, signal: AbortSignal.timeout(200_000) });
  const read = async () => {
    const { rows } = await context.ctx().pg.query<{ name: string; state: string; nonce: number; wallets: number }>(
      `select name, state, nonce, (select count(*)::int from identity_wallet w where w.name = identity.name) as wallets
       from identity where state = 'activated' order by name`,
    );
    return rows;
  };

  await give();
  const activated = await read();
  expect(activated).toHaveLength(10);
  expect(activated.filter(({ wallets }) => wallets === 2)).toHaveLength(5);
  const { identity } = await client.call("GET /v1/identity/{identity}", { params: { identity: "amber" } });
  expect(identity).toMatchObject({ state: "activated", nonce: 2, wallets: [{ primary: true }, { primary: false }] });
  const { totals } = await client.call("GET /referrals/{address}", { params: { address: identity.owner } });
  expect(totals.tracked + totals.confirmed).toBeGreaterThanOrEqual(2);

  await give();
  expect(await read()).toEqual(activated);
}, 240_000);
