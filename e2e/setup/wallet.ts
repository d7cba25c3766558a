import type { Page } from "@playwright/test";
import { numberToHex } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";

type Hex = `0x${string}`;

/** A wallet extension as a page sees it (EIP-6963, EIP-1193), whose owner is the test. It signs with real keys. */
export interface TestWallet {
  account: PrivateKeyAccount;
  /** Whose key signs messages, where it is not the account's. */
  signsBy?: PrivateKeyAccount;
  /** Answers the next requests that a person would be asked about like this, until `behave` is called again. */
  behave: (behaviour: Behaviour) => void;
  /** The network it is on, as configured or as pages switch it. */
  chainId: () => number;
  /** Go to another account, as people do in the extension. */
  changeAccount: (account: PrivateKeyAccount) => Promise<void>;
}

/**
 * `declines`: the person says no. `locked`: a request waits already. `empty`: no account is allowed. `silent switch`: it does not answer when
 * asked to switch the network; `declines to switch`, `internal switch`: it says no, or as MetaMask on phones that it does not know it.
 */
type Behaviour =
  | ("agrees" | "declines" | "declines to sign" | "locked" | "empty")
  | ("silent switch" | "declines to switch" | "internal switch");

interface Request {
  method: string;
  params?: readonly unknown[];
}

type Answer = { result: unknown } | { error: { code: number; message: string } };

const NAME = "Test Wallet";
const refusals = {
  declines: { code: 4001, message: "User rejected the request." },
  locked: { code: -32002, message: "Request of this type is already pending." },
} as const;
/** What a person is asked about. */
const asked = new Set(["eth_requestAccounts", "personal_sign", "eth_signTypedData_v4", "wallet_switchEthereumChain"]);

/** Put a wallet into every document the page will open. `knows`: the networks it can be moved to. */
export async function installWallet(
  page: Page,
  options: { chainId: number; knows?: readonly number[]; onSign?: (wallet: TestWallet) => Promise<void> },
): Promise<TestWallet> {
  let behaviour: Behaviour = "agrees";
  let { chainId } = options;
  const knows = new Set(options.knows);
  const emit = (event: string, value: unknown) =>
    page.evaluate(([name, detail]) => window.dispatchEvent(new CustomEvent(`test-wallet:${name}`, { detail })), [
      event,
      value,
    ] as const);
  const wallet: TestWallet = {
    account: newAccount(),
    behave: (next) => {
      behaviour = next;
    },
    chainId: () => chainId,
    changeAccount: async (account) => {
      wallet.account = account;
      await emit("accountsChanged", [account.address]);
    },
  };

  async function answer({ method, params = [] }: Request): Promise<Answer> {
    if (asked.has(method) && (behaviour === "declines" || behaviour === "locked")) {
      return { error: refusals[behaviour] };
    }
    const signs = method === "personal_sign" || method === "eth_signTypedData_v4";
    if (behaviour === "declines to sign" && signs) return { error: refusals.declines };
    switch (method) {
      case "eth_requestAccounts":
      case "eth_accounts":
        return { result: behaviour === "empty" ? [] : [wallet.account.address] };
      case "eth_chainId":
        return { result: numberToHex(chainId) };
      case "personal_sign": {
        const signer = wallet.signsBy ?? wallet.account;
        await options.onSign?.(wallet);
        return { result: await signer.signMessage({ message: { raw: params[0] as Hex } }) }; // Data first, as hex.
      }
      case "eth_signTypedData_v4": {
        const signer = wallet.account;
        const data = JSON.parse(String(params[1])); // Address first, then JSON.
        if (data.domain.chainId !== chainId) {
          return { error: { code: -32603, message: "The data is for another network than the wallet is on." } };
        }
        await options.onSign?.(wallet);
        return { result: await signer.signTypedData(data) };
      }
      case "wallet_addEthereumChain":
        knows.add(Number((params[0] as { chainId: Hex }).chainId)); // The shape of EIP-3085.
        return { result: null };
      case "wallet_switchEthereumChain": {
        if (behaviour === "silent switch") return new Promise<never>(() => {});
        if (behaviour === "declines to switch") return { error: refusals.declines };
        if (behaviour === "internal switch") return { error: { code: -32603, message: "Internal JSON-RPC error." } };
        const wanted = Number((params[0] as { chainId: Hex }).chainId); // The shape of EIP-3326.
        if (!knows.has(wanted)) return { error: { code: 4902, message: "Unrecognized chain ID." } };
        chainId = wanted;
        await emit("chainChanged", numberToHex(wanted));
        return { result: null };
      }
      default:
        return { error: { code: 4200, message: `${method} is not supported.` } };
    }
  }

  await page.exposeFunction("testWalletRequest", answer);
  await page.addInitScript(announce, NAME);
  return wallet;
}

export function newAccount(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey());
}

/** Runs in the page. */
function announce(name: string): void {
  const ask = (request: Request): Promise<Answer> =>
    (window as unknown as { testWalletRequest: (request: Request) => Promise<Answer> }).testWalletRequest(request); // Exposed above.
  const provider = {
    request: async (request: Request) => {
      const given = await ask(request);
      if ("error" in given) throw Object.assign(new Error(given.error.message), { code: given.error.code });
      return given.result;
    },
    on: (event: string, listener: (value: unknown) => void) => {
      window.addEventListener(`test-wallet:${event}`, (dispatched) => listener((dispatched as CustomEvent).detail)); // Dispatched above.
    },
    removeListener: () => {},
  };
  const detail = Object.freeze({
    info: {
      uuid: "f2e2a1d4-6b3c-4a57-9d43-2f6a5f0b9c11",
      name,
      rdns: "test.wallet",
      icon: "data:image/svg+xml,<svg/>",
    },
    provider,
  });
  const say = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", say);
  say();
}
