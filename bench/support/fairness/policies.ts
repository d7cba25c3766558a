import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../scripts/processes/ports.ts";
import { startChainNode } from "../../../scripts/simulation/chain-node.ts";
import { economyAddresses } from "../../../scripts/simulation/economy.ts";
import { localAccount, localChainConfig } from "../../../scripts/simulation/local-chain.ts";
import { runSimulation } from "../../../scripts/simulation/run-simulation.ts";
import { DEPLOYER } from "../../../scripts/simulation/wallets.ts";
import { withDependencies } from "../dependencies.ts";
import { insertRecordedSubjects } from "../recorded-subjects.ts";
import { startServer, waitFor, webSettings } from "../servers.ts";
import type { World } from "../world.ts";
import { makeDeveloper, makeDevelopers } from "./developers.ts";
import { sendByDevelopers } from "./honest.ts";
import { HONEST_DEVELOPERS, type Scenario, takeTurns } from "./scenario.ts";
import { startFlood } from "./start-flood.ts";

const CHAIN = 31337;
const DAY = 86_400;
const RULES = 50;
const IDENTITIES = 100;
const PATH = "/v1/trust/policies/evaluate";

/** The largest allowed policies of token balances, by 8 connections, with small ones by honest developers. */
export const policies: Scenario = {
  what: `8 connections evaluate ${RULES} token rules for ${IDENTITIES} identities`,
  async run({ world, databaseUrl, seconds, rounds }) {
    const addresses = await insertRecordedSubjects(databaseUrl, 2_000);
    const rpcUrl = await startChain(world);
    const settings = { ...webSettings(databaseUrl), CHAINS: JSON.stringify([localChainConfig(CHAIN, rpcUrl)]) };
    const token = economyAddresses(localAccount(DEPLOYER).address).stable;
    const rule = { module: "token", params: { chainId: CHAIN, address: token }, cmp: "gte", value: "0" };
    return withDependencies(settings, async (dependencies) => {
      const honest = await makeDevelopers(dependencies, HONEST_DEVELOPERS, "free");
      const abuser = await makeDeveloper(dependencies, "professional");
      const server = await startServer(world, "server", settings);
      const { url } = server;
      await waitFor(`${url}/v1/score/${addresses[0]}`, { authorization: `Bearer ${abuser.key}` });
      const measure = () =>
        sendByDevelopers(honest, {
          url,
          seconds,
          next: (n) => ({
            method: "POST",
            path: PATH,
            body: JSON.stringify({
              identity: addresses[n % addresses.length],
              policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 10 }, rule] },
            }),
          }),
        });
      const bodies = Array.from({ length: 20 }, (_, i) =>
        JSON.stringify({
          identities: addresses.slice(i * IDENTITIES, (i + 1) * IDENTITIES),
          policy: { op: "any", rules: Array.from({ length: RULES }, (_, n) => ({ ...rule, value: String(n + i) })) },
        }),
      );
      const headers = { authorization: `Bearer ${abuser.key}`, "content-type": "application/json" };
      const requests = bodies.map((body) => ({ method: "POST", path: PATH, headers, body }));
      const found = await takeTurns(rounds, measure, () => startFlood({ url, requests, connections: 8 }));
      await server.process.stop();
      return found;
    });
  },
};

/** A local chain with a few simulated days. */
async function startChain({ guard, folder }: World): Promise<string> {
  const genesis = Math.floor(Date.now() / 1000 / DAY) * DAY - 730 * DAY;
  const place = join(folder, "chain");
  mkdirSync(place);
  const port = await freePort();
  const log = join(folder, "chain.log");
  const chain = await startChainNode({ guard, id: CHAIN, port, genesis, folder: place, log });
  await runSimulation({ chain, genesis, days: 5 });
  return chain.rpcUrl;
}
