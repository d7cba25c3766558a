import {
  concatHex,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  serializeSignature,
  signatureToCompactSignature,
  toHex,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import accountArtifact from "../../contracts/artifacts/LocalSmartAccount.json" with { type: "json" };
import factoryArtifact from "../../contracts/artifacts/LocalSmartAccountFactory.json" with { type: "json" };
import { startHttpServer, type TestServer } from "../../tests/chain/http-server.ts";
import { type Anvil, startAnvil } from "../../tests/indexer/anvil.ts";
import { testEnv } from "../../tests/setup/context.ts";
import type { Address } from "../core/chains.ts";
import { createLogger } from "../core/log.ts";
import { verifyMessageSignature, verifyTypedSignature } from "./verify-signature.ts";

const CHAIN = 31337;
const DEAD = 2;
const WITHOUT_NODE = 3;
const SILENT = 4;
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const owner = privateKeyToAccount(`0x${"a1".repeat(32)}`);
const other = privateKeyToAccount(`0x${"b2".repeat(32)}`);
const lower = (address: string) => address.toLowerCase() as Address; // lower-case hex stays hex
const message = "Sign this, and nothing else.";

let anvil: Anvil;
let silent: TestServer;
let deployed: Address;
let coming: { address: Address; wrap: (signature: Hex) => Hex };

beforeAll(async () => {
  silent = await startHttpServer(() => {});
  anvil = await startAnvil({ chainId: CHAIN, genesis: Date.UTC(2026, 0, 1) / 1000, accounts: 1 });
  const [sender] = (await anvil.call("eth_accounts")) as [Address];
  await anvil.call("anvil_setBalance", sender, toHex(10n ** 18n));
  const send = async (transaction: { to?: Address; data: Hex }): Promise<Address> => {
    const hash = await anvil.call("eth_sendTransaction", {
      from: sender,
      gas: "0x300000",
      gasPrice: "0x0",
      ...transaction,
    });
    await anvil.call("evm_mine");
    const receipt = (await anvil.call("eth_getTransactionReceipt", hash)) as {
      status: string;
      contractAddress: Address;
    };
    expect(receipt.status).toBe("0x1");
    return receipt.contractAddress;
  };
  const artifact = ({ abi, bytecode }: { abi: unknown[]; bytecode: string }) => ({ abi, bytecode: bytecode as Hex });
  deployed = lower(await send({ data: encodeDeployData({ ...artifact(accountArtifact), args: [owner.address] }) }));
  const { abi, bytecode } = artifact(factoryArtifact);
  const factory = await send({ data: encodeDeployData({ abi, bytecode, args: [] }) });
  const args = [owner.address, `0x${"07".repeat(32)}`];
  const answer = (await anvil.call("eth_call", {
    to: factory,
    data: encodeFunctionData({ abi, functionName: "addressOf", args }),
  })) as Hex;
  const create = encodeFunctionData({ abi, functionName: "create", args });
  coming = {
    address: lower(String(decodeFunctionResult({ abi, functionName: "addressOf", data: answer }))),
    wrap: (signature) => serializeErc6492Signature({ address: factory, data: create, signature }),
  };
});
afterAll(async () => {
  await silent?.close();
  await anvil?.stop();
});

function ctx() {
  const env = testEnv("postgres://none", {
    CHAINS: JSON.stringify([
      { id: CHAIN, name: "Live", rpcUrls: [anvil.url] },
      { id: DEAD, name: "Dead", rpcUrls: ["http://127.0.0.1:1"] },
      { id: SILENT, name: "Silent", rpcUrls: [silent.url] },
      { id: WITHOUT_NODE, name: "Explored", explorers: [{ url: "http://127.0.0.1:1" }] },
    ]),
  });
  return { env, log: createLogger("silent") };
}

const verify = (signature: string, input: { address?: Address; chainId?: number; message?: string } = {}) =>
  verifyMessageSignature(ctx(), { chainId: CHAIN, address: lower(owner.address), message, signature, ...input });
const signed = (by = owner) => by.signMessage({ message });

describe("a wallet's own key", () => {
  it("signs for its address, and for no other text or address", async () => {
    const signature = await signed();
    expect(await verify(signature)).toBe(true);
    expect(await verify(signature, { message: `${message} ` })).toBe(false);
    expect(await verify(signature, { address: lower(other.address) })).toBe(false);
    expect(await verify(await signed(other))).toBe(false);
  });

  it("signs typed data", async () => {
    const typedData = {
      domain: { name: "Credence", chainId: CHAIN },
      types: { Thing: [{ name: "name", type: "string" }] },
      primaryType: "Thing",
      message: { name: "alice" },
    } as const;
    const signature = await owner.signTypedData(typedData);
    const input = { chainId: CHAIN, address: lower(owner.address), typedData, signature };
    expect(await verifyTypedSignature(ctx(), input)).toBe(true);
    const changed = { ...typedData, message: { name: "bob" } };
    expect(await verifyTypedSignature(ctx(), { ...input, typedData: changed })).toBe(false);
  });

  it("needs no node that answers, nor a chain with one", async () => {
    for (const chainId of [DEAD, WITHOUT_NODE]) expect(await verify(await signed(), { chainId })).toBe(true);
  });

  it("counts in one form alone: neither with the high s nor in 64 bytes", async () => {
    const parts = parseSignature(await signed());
    const high = serializeSignature({
      r: parts.r,
      s: numberToHex(CURVE_ORDER - BigInt(parts.s), { size: 32 }),
      yParity: parts.yParity === 0 ? 1 : 0,
    });
    const compact = serializeCompactSignature(signatureToCompactSignature(parts));
    expect([await verify(high), await verify(compact)]).toEqual([false, false]);
  });

  it.each([
    ["no hex", "nonsense"],
    ["nothing", "0x"],
    ["half a byte", "0x123"],
    ["zeros", `0x${"00".repeat(65)}`],
    ["ones", `0x${"ff".repeat(65)}`],
    ["a byte too many", `0x${"11".repeat(66)}`],
    ["a megabyte", `0x${"11".repeat(1_000_000)}`],
    ["the mark of ERC-6492 over garbage", `0x${"11".repeat(64)}${"6492".repeat(16)}`],
    ["the mark of ERC-8010 over garbage", `0x${"11".repeat(64)}${"8010".repeat(16)}`],
  ])("is not what %s is by", async (_, signature) => {
    expect(await verify(signature)).toBe(false);
  });
});

describe("a smart account", () => {
  it("signs by ERC-1271 with its key's signature, and refuses another's", async () => {
    expect(await verify(await signed(), { address: deployed })).toBe(true);
    expect(await verify(await signed(other), { address: deployed })).toBe(false);
    expect(await verify(concatHex([await signed(), "0x00"]), { address: deployed })).toBe(false);
  });

  it("that is not deployed yet signs by ERC-6492", async () => {
    expect(await verify(coming.wrap(await signed()), { address: coming.address })).toBe(true);
    expect(await verify(coming.wrap(await signed(other)), { address: coming.address })).toBe(false);
    expect(await verify(await signed(), { address: coming.address })).toBe(false);
    expect(await verify(coming.wrap(await signed()), { address: lower(other.address) })).toBe(false);
  });

  it("is given the gas of one transaction to check a signature, not all that the node allows", async () => {
    /** A contract that accepts every signature if it is given more than so much gas, and none otherwise. */
    const needing = async (gas: number): Promise<Address> => {
      const address = `0x${gas.toString(16).padStart(40, "0")}` as const;
      const limit = gas.toString(16).padStart(8, "0");
      await anvil.call("anvil_setCode", address, `0x63${limit}5a11600b57005b631626ba7e60e01b60005260206000f3`);
      return address;
    };
    const signature = await signed();
    expect(await verify(signature, { address: await needing(14_000_000) })).toBe(true);
    expect(await verify(signature, { address: await needing(17_000_000) })).toBe(false);
  });

  it("is unknown, not refused, where the chain cannot be asked", async () => {
    for (const chainId of [DEAD, SILENT, WITHOUT_NODE]) {
      const signature = coming.wrap(await signed());
      await expect(verify(signature, { address: coming.address, chainId })).rejects.toMatchObject({
        code: "CHAIN_UNAVAILABLE",
      });
    }
    await expect(verify(await signed(), { address: deployed, chainId: DEAD })).rejects.toMatchObject({
      code: "CHAIN_UNAVAILABLE",
    });
    // What has the form of a key's signature is judged as one where there is nobody to ask.
    expect(await verify(await signed(other), { chainId: WITHOUT_NODE })).toBe(false);
  });
});

it("a chain that is not configured is UNSUPPORTED_CHAIN", async () => {
  await expect(verify(await signed(), { chainId: 999 })).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
});
