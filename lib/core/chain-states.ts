/** What a state of a chain means, and what an operator does about it. */
interface ChainStateRow {
  meaning: string;
  /** Null if nothing needs to be done. */
  action: string | null;
  /** The chain's blocks are not read, and nobody intends that: its scores become stale. */
  fails: boolean;
}

/** The states of a configured chain. Health, pages, API, metrics and `docs/operations.md` show these. */
export const chainStates = {
  waiting: {
    meaning: "No worker reads it yet.",
    action: "Start a worker.",
    fails: false,
  },
  syncing: { meaning: "Blocks below its head are being read.", action: null, fails: false },
  following: { meaning: "Its blocks are read as they come.", action: null, fails: false },
  retrying: {
    meaning: "Its nodes answer, but not with blocks that can be used. They are asked again with growing pauses.",
    action: "Read the error, test the URLs of rpcUrls with curl, and add one of another provider.",
    fails: true,
  },
  unreachable: {
    meaning: "None of its nodes has answered anything for a minute. They are asked again all the time.",
    action:
      "Start the node again if it hangs, check the network and the URLs of rpcUrls, and add one of another provider.",
    fails: true,
  },
  restarting: {
    meaning: "The worker that follows it failed twice for one reason. It starts again each second.",
    action:
      "Read the worker's log. Update the service if a newer version exists, and report the error. Pausing the chain ends the attempts.",
    fails: true,
  },
  stopped: {
    meaning: "Its nodes replaced final blocks, or have another chain. They are compared again each minute.",
    action:
      "Find out which side is right. If the nodes are wrong, repair or replace them; if they are right, index the chain into an empty database (npm run export, npm run reset, npm start).",
    fails: true,
  },
  paused: { meaning: "An operator has paused it.", action: "Resume it when the reason is gone.", fails: false },
  explorer: {
    meaning: "It has no rpcUrls: histories of tracked wallets are read, no blocks are followed.",
    action: null,
    fails: false,
  },
} as const satisfies Record<string, ChainStateRow>;

/** Block times above this do not count, unix seconds: 7 February 2106, the end of 32 bits. */
export const LAST_TIME = 2 ** 32 - 1;

export type ChainState = keyof typeof chainStates;

/** The states that the worker stores. */
export type CursorState = Exclude<ChainState, "waiting" | "paused" | "explorer">;
