import { insertSubjects, someAddresses } from "../../../scripts/simulation/insert-subjects.ts";
import { withDependencies } from "../dependencies.ts";
import { startServer, waitFor, webSettings } from "../servers.ts";
import { makeDeveloper, makeDevelopers } from "./developers.ts";
import type { FloodJob } from "./flood.ts";
import { sendSteadily } from "./honest.ts";
import { HONEST_DEVELOPERS, inWords, type Scenario, type ScenarioInput, takeTurns } from "./scenario.ts";
import { startFlood } from "./start-flood.ts";

const SUBJECTS = 10_000;
/** Look-ups a minute of each honest developer: below the free tier's 60. */
const PER_MINUTE = 30;

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

/** Measure honest look-ups during an abuser's requests to the same server. */
export async function lookUpsBeside(
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
      sendSteadily({
        url,
        perSecond: (HONEST_DEVELOPERS * PER_MINUTE) / 60,
        seconds,
        next: (n) => ({
          method: "GET",
          path: paths[n % paths.length] ?? "",
          key: honest[n % honest.length]?.key ?? "",
        }),
      });
    const found = await takeTurns(rounds, measure, async () => {
      const flood = await startFlood(abuse({ url, key: abuser.key, paths }));
      return { stop: async () => inWords(await flood.stop()) };
    });
    await server.process.stop();
    return found;
  });
}
