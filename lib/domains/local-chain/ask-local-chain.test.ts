import { verifyMessage, verifyTypedData } from "viem";
import { afterAll, expect, test } from "vitest";
import type { z } from "zod";
import { createDemoProvider, demoAccounts } from "../../../components/wallet/demo-provider.ts";
import { startAnvil } from "../../../tests/indexer/anvil.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { askLocalChain } from "./ask-local-chain.ts";
import { LocalCall } from "./schemas.ts";

const MNEMONIC = "test test test test test test test test test test test junk";
const GENESIS = 1_750_000_000;
const TO = `0x${"5e".repeat(20)}` as const;

const anvil = await startAnvil({ chainId: 31337, genesis: GENESIS, accounts: 3 });
afterAll(() => anvil.stop());

const holder = useContext({
  chains: [
    { id: 1, name: "Public", rpcUrls: ["http://127.0.0.1:1"] },
    { id: 31337, name: "Local", rpcUrls: ["http://127.0.0.1:1"], local: true },
  ],
});

/** The context, with the local chain where it really is. */
function ctx() {
  const made = holder.ctx();
  const CHAINS = made.env.CHAINS.map((chain) => (chain.id === 31337 ? { ...chain, rpcUrls: [anvil.url] } : chain));
  return { ...made, env: { ...made.env, CHAINS } };
}

function demo() {
  return createDemoProvider({
    accountOf: demoAccounts(MNEMONIC),
    chainIds: [31337, 31338],
    // As it arrives over HTTP.
    callChain: (chainId, method, params) =>
      askLocalChain(ctx(), { chainId, ...LocalCall.parse(JSON.parse(JSON.stringify({ method, params }))) }),
  });
}

test("a demo wallet sends a transaction that the chain accepts", async () => {
  const provider = demo();
  provider.choose(1);
  const [from] = (await provider.request({ method: "eth_requestAccounts" })) as string[]; // EIP-1193.
  await anvil.call("anvil_setBalance", from, "0xde0b6b3a7640000");
  const hash = await provider.request({ method: "eth_sendTransaction", params: [{ from, to: TO, value: "0x5" }] });
  await anvil.call("evm_mine");
  const receipt = await provider.request({ method: "eth_getTransactionReceipt", params: [hash] });
  expect(receipt).toMatchObject({ status: "0x1", from: from?.toLowerCase(), to: TO });
  expect(await anvil.call("eth_getBalance", TO, "latest")).toBe("0x5");
});

test("a transaction that the chain rejects fails with the node's message", async () => {
  const provider = demo();
  provider.choose(2);
  const sent = provider.request({ method: "eth_sendTransaction", params: [{ to: TO, value: "0x5", gas: "0x5208" }] });
  await expect(sent).rejects.toMatchObject({
    code: "INVALID_REQUEST",
    message: expect.stringMatching(/[Ii]nsufficient/),
  });
});

test("what a demo wallet signs is signed by the account of its number", async () => {
  const provider = demo();
  provider.choose(2);
  const address = demoAccounts(MNEMONIC)(2).address;
  expect(address).toBe("0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC");
  const signature = await provider.request({ method: "personal_sign", params: ["0x6869", address] });
  expect(await verifyMessage({ address, message: "hi", signature: signature as `0x${string}` })).toBe(true);
  const typed = {
    domain: { name: "Test", chainId: 31337 },
    types: { Word: [{ name: "text", type: "string" }] },
    primaryType: "Word",
    message: { text: "hi" },
  } as const;
  const typedSignature = await provider.request({
    method: "eth_signTypedData_v4",
    params: [address, JSON.stringify(typed)],
  });
  expect(await verifyTypedData({ ...typed, address, signature: typedSignature as `0x${string}` })).toBe(true);
});

test("a demo wallet reports other accounts and networks, and rejects unknown networks", async () => {
  const provider = demo();
  const heard: unknown[] = [];
  provider.on("accountsChanged", (value) => heard.push(value));
  provider.on("chainChanged", (value) => heard.push(value));
  provider.choose(1);
  await provider.request({ method: "wallet_switchEthereumChain", params: [{ chainId: "0x7a6a" }] });
  expect(heard).toEqual([["0x70997970C51812dc3A010C7d01b50e0d17dc79C8"], "0x7a6a"]);
  expect(await provider.request({ method: "eth_chainId" })).toBe("0x7a6a");
  const away = provider.request({ method: "wallet_switchEthereumChain", params: [{ chainId: "0x1" }] });
  await expect(away).rejects.toMatchObject({ code: 4902 });
});

test("a browser's calls never reach a public network", async () => {
  const asked = askLocalChain(ctx(), { chainId: 1, method: "eth_gasPrice", params: [] });
  await expect(asked).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
});

test("a call that never ends stops at a bound of its gas, and more is refused", async () => {
  const endless = { data: "0x5b600056" };
  for (const method of ["eth_call", "eth_estimateGas"] as const) {
    const ask = (call: z.core.util.JSONType) => askLocalChain(ctx(), { chainId: 31337, method, params: [call] });
    await expect(ask(endless)).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      message: expect.stringMatching(/gas/i),
    });
    for (const gas of ["0x1c9c381", "0xffffffffffff", "30000000", 2 ** 48, null]) {
      for (const name of ["gas", "gasLimit"]) {
        await expect(ask({ ...endless, [name]: gas })).rejects.toMatchObject({
          details: [{ path: "body.params.0.gas", message: expect.any(String) }],
        });
      }
    }
    for (const call of [[TO], null, TO]) {
      await expect(ask(call)).rejects.toMatchObject({
        details: [{ path: "body.params.0", message: "must be an object" }],
      });
    }
    await ask({ to: TO, gas: "0x1c9c380" });
  }
});

test("a local chain that does not respond is reported", async () => {
  const asked = askLocalChain(holder.ctx(), { chainId: 31337, method: "eth_gasPrice", params: [] });
  await expect(asked).rejects.toMatchObject({ code: "CHAIN_UNAVAILABLE" });
});

test.each(["anvil_setBalance", "evm_mine", "eth_sendTransaction", "eth_accounts", "debug_traceTransaction"])(
  "%s is not passed on",
  (method) => {
    expect(LocalCall.safeParse({ method, params: [] }).success).toBe(false);
  },
);
