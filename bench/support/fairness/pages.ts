import { lookUpsBeside } from "./requests.ts";
import type { Scenario } from "./scenario.ts";

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
