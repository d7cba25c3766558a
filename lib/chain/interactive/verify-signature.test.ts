import { secp256k1 } from "@noble/curves/secp256k1";
import { Signature as EthersSignature, Wallet } from "ethers";
import {
  concatHex,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  hexToBytes,
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
import accountArtifact from "../../../contracts/artifacts/LocalSmartAccount.json" with { type: "json" };
import factoryArtifact from "../../../contracts/artifacts/LocalSmartAccountFactory.json" with { type: "json" };
import { startHttpServer, type TestServer } from "../../../tests/chain/http-server.ts";
import { type Anvil, startAnvil } from "../../../tests/indexer/anvil.ts";
import { testEnv } from "../../../tests/setup/context.ts";
import type { Address } from "../../core/chains.ts";
import { createLogger } from "../../core/log.ts";
import { judgeSignature } from "./verify-signature.ts";

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

const verify = async (
  signature: string,
  { message: text = message, ...input }: { address?: Address; chainId?: number; message?: string } = {},
) => "by" in (await judge(signature, { ...input, hash: hashMessage(text) }));
const judge = (signature: string, input: { address?: Address; chainId?: number; hash?: Hex } = {}) =>
  judgeSignature(ctx(), {
    chainId: CHAIN,
    address: lower(owner.address),
    hash: hashMessage(message),
    signature,
    ...input,
  });
const flipped = (s: Hex) => numberToHex(CURVE_ORDER - BigInt(s), { size: 32 });
const toRecovered = (made: { toCompactHex: () => string; recovery: number }) =>
  `${made.toCompactHex()}${(27 + made.recovery).toString(16)}`;
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
    expect(await judge(signature, { hash: hashTypedData(typedData) })).toHaveProperty("by");
    const changed = { ...typedData, message: { name: "bob" } };
    expect(await judge(signature, { hash: hashTypedData(changed) })).not.toHaveProperty("by");
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

describe("a key's signature counts in one form", () => {
  const hash = hashMessage(message);
  const parts = async (by = owner) => parseSignature(await signed(by));
  const join = (r: string, s: string, v: number) => `${r}${s.slice(2)}${v.toString(16).padStart(2, "0")}`;
  const forms: [form: string, make: () => Promise<string>, refusal: RegExp | null][] = [
    ["viem's", () => signed(), null],
    ["ethers'", () => new Wallet(`0x${"a1".repeat(32)}`).signMessage(message), null],
    ["noble's", async () => `0x${toRecovered(secp256k1.sign(hexToBytes(hash), "a1".repeat(32)))}`, null],
    ["with v 0 or 1", async () => (({ r, s, yParity }) => join(r, s, yParity))(await parts()), null],
    ["in capital digits", async () => (await signed()).toUpperCase().replace("0X", "0x"), null],
    ["compact", async () => serializeCompactSignature(signatureToCompactSignature(await parts())), /ERC-2098/],
    ["compact by ethers", async () => EthersSignature.from(await signed()).compactSerialized, /ERC-2098/],
    ["with EIP-155's v", async () => (({ r, s, yParity }) => join(r, s, 37 + yParity))(await parts()), /EIP-155/],
    ["with v 29", async () => (({ r, s }) => join(r, s, 29))(await parts()), /v is 29; it must be 27 or 28/],
    ["with the high s", async () => (({ r, s, yParity }) => join(r, flipped(s), 28 - yParity))(await parts()), /EIP-2/],
    [
      "with the high s and v 0 or 1",
      async () => (({ r, s, yParity }) => join(r, flipped(s), 1 - yParity))(await parts()),
      /EIP-2/,
    ],
    ["with 0X", async () => (await signed()).replace("0x", "0X"), /begins with 0X; write 0x/],
    ["without 0x", async () => (await signed()).slice(2), /lacks 0x/],
    ["with half a byte", async () => `${await signed()}0`, /odd number of digits/],
    ["no hex", async () => "0xsignature", /not hex/],
    ["too long", async () => `0x${"11".repeat(17_000)}`, /longer than 16384 bytes/],
  ];
  /** The owner's address: plain, and delegated to code that accepts whatever it is given. */
  const places: [string, () => Promise<unknown>][] = [
    ["plain", () => anvil.call("anvil_setCode", owner.address, "0x")],
    [
      "delegated",
      async () => {
        const lax = `0x${"1a".repeat(20)}`;
        await anvil.call("anvil_setCode", lax, "0x631626ba7e60e01b60005260206000f3");
        await anvil.call("anvil_setCode", owner.address, `0xef0100${lax.slice(2)}`);
      },
    ],
  ];
  for (const [place, prepare] of places) {
    it.each(forms)(`of a ${place} key, %s`, async (_, make, refusal) => {
      await prepare();
      const verdict = await judge(await make());
      if (refusal === null) expect(verdict).toEqual({ by: "key" });
      else expect(verdict).toEqual({ refusal: expect.stringMatching(refusal) });
      await anvil.call("anvil_setCode", owner.address, "0x");
    });
  }
});

describe("a refusal says why", () => {
  const account = `0x${"ac".repeat(20)}` as const;
  const by = async (code: string, signature = concatHex(["0x", `0x${"11".repeat(130)}`])) => {
    await anvil.call("anvil_setCode", account, code);
    return judge(signature, { address: account });
  };
  const returning = (word: string) => `0x7f${word.padEnd(64, "0")}60005260206000f3`;

  it.each([
    ["a revert", "0x60006000fd", /its check of it failed/],
    [
      "a revert with words of a rate limit",
      `0x7f${"rate limit exceeded"
        .split("")
        .map((c) => c.charCodeAt(0).toString(16))
        .join("")
        .padEnd(64, "0")}60005260206000fd`,
      /its check of it failed/,
    ],
    ["an invalid opcode", "0xfe", /its check of it failed/],
    ["all gas used", "0x5b600056", /its check of it failed/],
    ["a megabyte of revert data", "0x6210000060 00fd".replaceAll(" ", ""), /its check of it failed/],
    [
      "the value of the draft",
      returning("20c13b0b"),
      /answered 0x20c13b0b, of the draft of ERC-1271, in place of 0x1626ba7e/,
    ],
    ["nothing", "0x00", /refused the signature \(ERC-1271\)/],
    ["another value", returning("ffffffff"), /refused the signature/],
    ["true", returning("1".padStart(64, "0")), /refused the signature/],
    ["the right value with more in its word", returning("1626ba7e01"), /refused the signature/],
  ])("of an account with %s, and is never unknown", async (_, code, words) => {
    expect(await by(code)).toEqual({ refusal: expect.stringMatching(words) });
  });

  it("of an empty signature, which accounts that signed on chain accept", async () => {
    expect(await by(returning("1626ba7e"), "0x")).toEqual({ by: "account" });
    expect(await by(returning("ffffffff"), "0x")).toEqual({ refusal: expect.stringMatching(/The account .* refused/) });
    expect(await by("0x", "0x")).toEqual({ refusal: expect.stringMatching(/empty.*no code at .* on chain 31337/) });
  });

  it("of another key, and of an address without code", async () => {
    expect(await judge(await signed(other))).toEqual({
      refusal: expect.stringMatching(`key of ${other.address}.*not that of ${owner.address}.*no code`),
    });
    expect(await judge(`0x${"11".repeat(100)}`)).toEqual({
      refusal: expect.stringMatching(/no signature of the key.*no code/),
    });
    const elsewhere = await judge(await signed(other), { chainId: WITHOUT_NODE });
    expect(elsewhere).toEqual({ refusal: expect.stringContaining(`key of ${other.address}`) });
  });

  it("of accounts that come with their code", async () => {
    expect(await judge(coming.wrap(await signed()), { address: coming.address })).toEqual({ by: "comingAccount" });
    expect(await judge(coming.wrap(await signed(other)), { address: coming.address })).toEqual({
      refusal: expect.stringMatching(/refused the signature, or its code cannot be used/),
    });
  });
});

describe("a Safe", () => {
  it("that a smart account owns is asked, and what it refuses is refused in words", async () => {
    // Both owners are contracts: a Safe asks them by the draft's method, whose value most do not return.
    const safe = `0x${"5a".repeat(20)}` as const;
    const ask = `3660006000376020600036600073${deployed.slice(2)}5afa50`;
    const judges = "60005160e01c6320c13b0b1460395760006000fd5b";
    const owned = `0x${ask}${judges}7f${"1626ba7e".padEnd(64, "0")}60005260206000f3`;
    await anvil.call("anvil_setCode", safe, owned);
    const verdict = await judge(await signed(), { address: safe });
    expect(verdict).toEqual({ refusal: expect.stringMatching(/^The account .* refused the signature/) });
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
