import { decodeFunctionData, encodeEventTopics, encodeFunctionResult, type Hex, toHex, zeroAddress } from "viem";
import { expect, test } from "vitest";
import { testEas } from "../../tests/factories/attestations.ts";
import { chainBlock, chainTransaction } from "../../tests/factories/blocks.ts";
import { easAbi } from "../chain/eas-abi.ts";
import { ChainError } from "../chain/errors.ts";
import type { ChainBlock } from "../chain/types.ts";
import { ChainConfig } from "../core/chains.ts";
import { readAttestations } from "./attestations.ts";

const chain = ChainConfig.parse({ id: 1, name: "test", rpcUrls: ["http://127.0.0.1:1"], contracts: testEas });
const schema = toHex(7, { size: 32 });
const [subject, issuer] = [toHex(1, { size: 20 }), toHex(2, { size: 20 })];

/** A block in which EAS made an attestation for each of these UIDs. */
function blockWith(uids: readonly Hex[]): ChainBlock {
  const args = { recipient: subject, attester: issuer, schemaUID: schema };
  const topics = encodeEventTopics({ abi: easAbi, eventName: "Attested", args }) as string[]; // All are given.
  const logs = uids.map((uid, logIndex) => ({ logIndex, address: testEas.eas, topics, data: uid }));
  return chainBlock([chainTransaction({ from: issuer, to: testEas.eas, logs })]);
}

/** Answers of the contract to calls for these UIDs. */
function answer(calls: readonly string[]): Hex[] {
  return calls.map((data) => {
    const { args } = decodeFunctionData({ abi: easAbi, data: data as Hex }); // Written as hex by the reader.
    const times = { time: 1n, expirationTime: 0n, revocationTime: 0n };
    const uid = args?.[0] as Hex; // Of getAttestation, the only function.
    const parties = { refUID: schema, recipient: zeroAddress, attester: zeroAddress, revocable: true } as const;
    const result = { uid, schema, ...times, ...parties, data: "0x1234" } as const;
    return encodeFunctionResult({ abi: easAbi, functionName: "getAttestation", result });
  });
}

test.each(["REVERTED", "TOO_LARGE"] as const)(
  "an attestation whose contents no node can give (%s) is left out, and holds up no other",
  async (code) => {
    const uids = Array.from({ length: 20 }, (_, i) => toHex(i + 1, { size: 32 }));
    const bad = uids.slice(6, 8);
    const calls = async (to: string, asked: readonly string[]) => {
      if (to !== testEas.eas) throw new ChainError("REVERTED", "no registry");
      if (asked.some((data) => bad.some((uid) => data.endsWith(uid.slice(2))))) throw new ChainError(code, "too much");
      return answer(asked);
    };
    const { signal } = new AbortController();
    const read = await readAttestations({ chain, client: { calls }, schemas: new Map(), signal }, [blockWith(uids)]);
    expect(read.get(1)?.map(({ uid }) => uid)).toEqual(uids.filter((uid) => !bad.includes(uid)));
  },
);

test("a failing node does not count as an attestation that cannot be read", async () => {
  const calls = async () => {
    throw new ChainError("UNREACHABLE", "no node");
  };
  const { signal } = new AbortController();
  const asking = { chain, client: { calls }, schemas: new Map(), signal };
  await expect(readAttestations(asking, [blockWith([schema])])).rejects.toMatchObject({ code: "UNREACHABLE" });
});
