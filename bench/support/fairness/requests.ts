import { insertSubjects, someAddresses } from "../../../scripts/simulation/insert-subjects.ts";
import { withDependencies } from "../dependencies.ts";
import { startServer, waitFor, webSettings } from "../servers.ts";
import { makeDeveloper, makeDevelopers } from "./developers.ts";
import type { FloodJob } from "./flood.ts";
import { sendByDevelopers } from "./honest.ts";
import { HONEST_DEVELOPERS, type Scenario, type ScenarioInput, takeTurns } from "./scenario.ts";
import { startFlood } from "./start-flood.ts";

const SUBJECTS = 10_000;

/** Look-ups by the abuser's key from 32 connections, far beyond the limit. */
export const requests: Scenario = {
  what: "32 connections look up as fast as they can",
  run: (input) =>
    lookUpsBeside(input, ({ key, paths, url }) => ({
      url,
      requests: paths.map((path) => ({ method: "GET", path, headers: { authorization: `Bearer ${key}` } })),
      connections: 32,
    })),
};

/** Anonymous readers of the leaderboard, and half-sent bodies. */
export const pages: Scenario = {
  what: "32 connections read /leaderboard, 30 more send half of 10 MB to it",
  run: (input) =>
    lookUpsBeside(input, ({ url }) => ({
      url,
      requests: [{ method: "GET", path: "/leaderboard", headers: { accept: "text/html" } }],
      connections: 32,
      halfSent: { path: "/leaderboard", connections: 30 },
    })),
};

/** Measure honest look-ups during an abuser's requests to the same server. */
async function lookUpsBeside(
  { world, databaseUrl, seconds, rounds }: ScenarioInput,
  abuse: (input: { url: string; key: string; paths: string[] }) => FloodJob,
) {
  await insertSubjects(databaseUrl, SUBJECTS);
  const paths = (await someAddresses(databaseUrl, 1_000)).map((address) => `/v1/score/${address}`);
  const settings = webSettings(databaseUrl);
  return withDependencies(settings, async (dependencies) => {
    const honest = await makeDevelopers(dependencies, HONEST_DEVELOPERS, "free");
    const abuser = await makeDeveloper(dependencies, "professional");
    const server = await startServer(world, "server", settings);
    const { url } = server;
    await waitFor(url + paths[0], { authorization: `Bearer ${abuser.key}` });
    await waitFor(`${url}/leaderboard`, { accept: "text/html" });
    const measure = () =>
      sendByDevelopers(honest, { url, seconds, next: (n) => ({ method: "GET", path: paths[n % paths.length] ?? "" }) });
    const found = await takeTurns(rounds, measure, () => startFlood(abuse({ url, key: abuser.key, paths })));
    await server.process.stop();
    return found;
  });
}
