import { randomUUID } from "node:crypto";
import { SignClient } from "@walletconnect/sign-client";
import type { Hex } from "viem";
import { createWalletClient, http } from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import { sendTransaction } from "viem/actions";
import { newAccount } from "./wallet.ts";

/** A wallet that pages reach over WalletConnect's relay, whose owner is the test. It signs with real keys. */
export interface PhoneWallet {
  key: PrivateKeyAccount;
  /** The account it shows: its key's, or the smart account that the key controls. */
  address: Hex;
  /** Scans a code. */
  pair: (uri: string) => Promise<void>;
  /** Answers the next requests like this, until `behave` is called again. */
  behave: (behaviour: "agrees" | "refuses to pair" | "has no such network" | "declines" | "is silent") => void;
  /** Methods that a page asked for. */
  asked: readonly string[];
  /** Pairings that it approved. */
  approved: () => number;
  /** Sessions that it holds now. */
  sessions: () => number;
  /** Ends the session, as people do in the wallet. */
  disconnect: () => Promise<void>;
  close: () => Promise<void>;
}

const DECLINED = { code: 5000, message: "User rejected." };

interface Options {
  relayUrl: string;
  chainIds: readonly number[];
  /** The address of a smart account that the key controls. */
  smartAccount?: { key: PrivateKeyAccount; address: Hex };
  /** The node that it sends transactions to. */
  nodeUrl?: string;
}

export async function startPhoneWallet({ relayUrl, chainIds, smartAccount, nodeUrl }: Options): Promise<PhoneWallet> {
  const key = smartAccount?.key ?? newAccount();
  const address = smartAccount?.address ?? key.address;
  const client = await SignClient.init({
    projectId: "tests",
    relayUrl,
    logger: "silent",
    telemetryEnabled: false,
    // The clients of one process share what has the same prefix.
    customStoragePrefix: randomUUID(),
    metadata: { name: "Phone Wallet", description: "A wallet of tests", url: "https://wallet.example", icons: [] },
  });
  // Otherwise it asks another host about the page.
  client.core.verify.resolve = async () => ({ origin: "" });
  let behaviour: Parameters<PhoneWallet["behave"]>[0] = "agrees";
  const asked: string[] = [];
  let approved = 0;

  client.on("session_proposal", async ({ id, params }) => {
    if (behaviour === "refuses to pair") return client.reject({ id, reason: DECLINED });
    if (behaviour === "has no such network") {
      return client.reject({ id, reason: { code: 5100, message: "Unsupported chains." } });
    }
    const { methods = [], events = [] } = params.optionalNamespaces.eip155 ?? {};
    const accounts = chainIds.map((chainId) => `eip155:${chainId}:${address}`);
    const chains = chainIds.map((chainId) => `eip155:${chainId}`);
    await client.approve({ id, namespaces: { eip155: { accounts, chains, methods, events } } });
    approved++;
  });
  client.on("session_request", async ({ id, topic, params }) => {
    const { method, params: given } = params.request;
    asked.push(method);
    if (behaviour === "is silent") return;
    const reply = behaviour === "declines" ? { error: DECLINED } : { result: await sign(key, method, given, nodeUrl) };
    await client.respond({ topic, response: { id, jsonrpc: "2.0", ...reply } });
  });
  return {
    key,
    address,
    asked,
    pair: (uri) => client.pair({ uri }).then(() => {}),
    behave: (next) => {
      behaviour = next;
    },
    approved: () => approved,
    sessions: () => client.session.getAll().length,
    disconnect: async () => {
      for (const { topic } of client.session.getAll()) {
        await client.disconnect({ topic, reason: { code: 6000, message: "User disconnected." } });
      }
    },
    close: async () => {
      client.core.heartbeat.stop();
      await client.core.relayer.transportClose();
    },
  };
}

async function sign(key: PrivateKeyAccount, method: string, params: unknown[], nodeUrl?: string): Promise<Hex> {
  switch (method) {
    case "personal_sign":
      return key.signMessage({ message: { raw: params[0] as Hex } }); // Data first, as hex.
    case "eth_signTypedData_v4":
      return key.signTypedData(JSON.parse(String(params[1]))); // Address first, then JSON.
    case "eth_sendTransaction": {
      const { to, data, value } = params[0] as { to: Hex; data?: Hex; value?: Hex }; // The shape of EIP-1474.
      const wallet = createWalletClient({ account: key, transport: http(nodeUrl) });
      return sendTransaction(wallet, { to, data, value: BigInt(value ?? 0), chain: null });
    }
    default:
      throw new Error(`the wallet of tests does not support ${method}`);
  }
}
