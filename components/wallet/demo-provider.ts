import { hexToBigInt, hexToNumber, isHex, numberToHex, toHex } from "viem";
import { type HDAccount, mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";

type Hex = `0x${string}`;
type Listener = (value: unknown) => void;

/** Sends one JSON-RPC call to a local chain. */
type AskChain = (chainId: number, method: string, params: readonly unknown[]) => Promise<unknown>;

interface Request {
  method: string;
  params?: unknown;
}

/** An error as EIP-1193 wallets throw it. */
class ProviderError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = "ProviderError";
    this.code = code;
  }
}

const UNSUPPORTED_METHOD = 4200;
const UNKNOWN_CHAIN = 4902;

export interface DemoProvider {
  request(request: Request): Promise<unknown>;
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
  /** Act as this account of the mnemonic from now on. */
  choose(account: number): void;
}

/** The accounts of a mnemonic by number, each derived when it is first asked for. */
export function demoAccounts(mnemonic: string): (number: number) => PrivateKeyAccount {
  // The seed takes 2,048 rounds of hashing; one key below it takes one.
  let parent: ReturnType<HDAccount["getHdKey"]> | undefined;
  const known = new Map<number, PrivateKeyAccount>();
  return (number) => {
    parent ??= mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" }).getHdKey();
    const found = known.get(number);
    if (found) return found;
    const { privateKey } = parent.deriveChild(number);
    if (!privateKey) throw new Error("the mnemonic gives no private keys");
    const account = privateKeyToAccount(toHex(privateKey));
    known.set(number, account);
    return account;
  };
}

/**
 * A wallet in the page (EIP-1193) for chains of this machine: it signs with a key that everybody knows, without asking. What
 * it has to know of a chain, and its transactions, go through `ask`.
 */
export function createDemoProvider(options: {
  accountOf: (number: number) => PrivateKeyAccount;
  chainIds: readonly [number, ...number[]];
  ask: AskChain;
}): DemoProvider {
  const { accountOf, chainIds, ask } = options;
  const listeners = new Map<string, Set<Listener>>();
  let number = 0;
  let [chainId] = chainIds;

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value);
  };

  function switchChain(wanted: unknown): null {
    const id = typeof wanted === "string" && isHex(wanted) ? hexToNumber(wanted) : Number.NaN;
    if (!chainIds.includes(id)) throw new ProviderError(UNKNOWN_CHAIN, "Demo wallets support only the local chains.");
    chainId = id;
    emit("chainChanged", numberToHex(id));
    return null;
  }

  async function sendTransaction(asked: unknown): Promise<unknown> {
    const { to, value, data, gas } = asked as { to?: Hex; value?: Hex; data?: Hex; gas?: Hex }; // The shape of EIP-1474.
    const account = accountOf(number);
    const call = { from: account.address, to, value, data };
    // The node's answers are hex quantities.
    const read = async (method: string, params: readonly unknown[]) => (await ask(chainId, method, params)) as Hex;
    const [nonce, gasPrice, limit] = await Promise.all([
      read("eth_getTransactionCount", [account.address, "pending"]),
      read("eth_gasPrice", []),
      gas ?? read("eth_estimateGas", [call]),
    ]);
    const signed = await account.signTransaction({
      type: "legacy",
      chainId,
      nonce: hexToNumber(nonce),
      gasPrice: hexToBigInt(gasPrice),
      gas: hexToBigInt(limit),
      to,
      value: value === undefined ? undefined : hexToBigInt(value),
      data,
    });
    return ask(chainId, "eth_sendRawTransaction", [signed]);
  }

  async function answer(method: string, params: readonly unknown[]): Promise<unknown> {
    const account = accountOf(number);
    switch (method) {
      case "eth_accounts":
      case "eth_requestAccounts":
        return [account.address];
      case "eth_chainId":
        return numberToHex(chainId);
      case "wallet_switchEthereumChain":
        return switchChain((params[0] as { chainId?: unknown }).chainId); // The shape of EIP-3326.
      case "personal_sign":
        return account.signMessage({ message: { raw: params[0] as Hex } }); // Data first, as hex.
      case "eth_signTypedData_v4":
        return account.signTypedData(JSON.parse(String(params[1]))); // Address first, then JSON.
      case "eth_sendTransaction":
        return sendTransaction(params[0]);
      default:
        if (!method.startsWith("eth_")) throw new ProviderError(UNSUPPORTED_METHOD, `No demo wallet does ${method}.`);
        return ask(chainId, method, params);
    }
  }

  return {
    request: ({ method, params }) => answer(method, Array.isArray(params) ? params : []),
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
    },
    choose: (wanted) => {
      if (wanted === number) return;
      number = wanted;
      emit("accountsChanged", [accountOf(number).address]);
    },
  };
}
