import { expect, test } from "vitest";
import { error, type Manner, whole } from "./manners.ts";
import { useProviders } from "./use-providers.ts";

const { node, client, clock } = useProviders();

/** Of 60 blocks: by the settings, and as the node names it. */
const BY_DEPTH = 49;
const NAMED = 35;
const SETTINGS = { finalityDepth: 10 };

/** How a node says that it can name no final block: github.com/ethereum/execution-apis/pull/879. */
const refusals: Record<string, NonNullable<Manner["finalized"]> | null> = {
  "geth and bor": error(-32000, "finalized block not found"),
  "besu and erigon": error(-39001, "Unknown block"),
  // github.com/erigontech/erigon/pull/20149.
  "erigon 3": error(-39001, 'block "finalized" not available (head block: 21459236)'),
  "nethermind and reth": null,
  nitro: error(-32000, "header not found"),
  "an old node": error(-32602, "invalid argument 0: hex string without 0x prefix"),
  "a tag that is not supported": error(-32000, "finalized tag is not supported on this node"),
  "a bad moment": error(-32603, "Internal error"),
  "a block whose number cannot be read": { number: "zz" },
  "a block without a number": {},
  "a block above the newest": { number: "0xffff" },
};

test.each(Object.entries(refusals))(
  "depth decides while a node answers like %s, and no longer",
  async (_, finalized) => {
    const failing = await node({ finalized }, 60);
    const reader = client(failing, SETTINGS);
    expect(await reader.finalized()).toBe(BY_DEPTH);
    failing.manner = { name: "recovered" };
    expect(await reader.finalized()).toBe(NAMED);
    failing.manner = { name: "failing", finalized };
    expect(await reader.finalized()).toBe(BY_DEPTH);
    expect(clock.slept).toEqual([]);
  },
);

test("a node that cannot be asked names no final block, and nor does depth", async () => {
  const limited = await node({}, 60);
  const reader = client(limited, SETTINGS);
  await reader.head();
  limited.manner = { name: "down", rate: { perSecond: 0, whole: whole(error(-32000, "no backend"), { status: 503 }) } };
  await expect(reader.finalized(59)).rejects.toMatchObject({ code: "HTTP_ERROR" });
});
