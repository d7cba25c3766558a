import { hexToBigInt, hexToNumber, isHex, numberToHex, toHex } from "viem";
import { type HDAccount, mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { createEmitter, type ProviderEvents } from "./emitter.ts";
import { ProviderError, UNKNOWN_CHAIN, UNSUPPORTED_METHOD } from "./provider-error.ts";

type Hex = `0x${string}`;

/** Sends a JSON-RPC call to a local chain. */
export type CallChain = (chainId: number, method: string, params: readonly unknown[]) => Promise<unknown>;

interface Request {
  method: string;
  params?: unknown;
}

export interface DemoProvider extends ProviderEvents {
  request(request: Request): Promise<unknown>;
  /** Switches to this account of the mnemonic. */
  choose(account: number): void;
}

/** The accounts of a mnemonic by number, each derived on first use. */
export function demoAccounts(mnemonic: string): (number: number) => PrivateKeyAccount {
  // Deriving the parent hashes 2,048 times, each key below it once.
  let parent: ReturnType<HDAccount["getHdKey"]> | undefined;
  const derived = new Map<number, PrivateKeyAccount>();
  return (number) => {
    parent ??= mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" }).getHdKey();
    const known = derived.get(number);
    if (known) return known;
    const { privateKey } = parent.deriveChild(number);
    if (!privateKey) throw new Error("the mnemonic gives no private keys");
    const account = privateKeyToAccount(toHex(privateKey));
    derived.set(number, account);
    return account;
  };
}

/** An EIP-1193 wallet inside the page, for local chains only: it signs with published keys, without confirmation. */
export function createDemoProvider(options: {
  accountOf: (number: number) => PrivateKeyAccount;
  chainIds: readonly [number, ...number[]];
  callChain: CallChain;
}): DemoProvider {
  const { accountOf, chainIds, callChain } = options;
  const { on, removeListener, emit } = createEmitter();
  let number = 0;
  let [chainId] = chainIds;

  function switchChain(wanted: unknown): null {
    const id = typeof wanted === "string" && isHex(wanted) ? hexToNumber(wanted) : Number.NaN;
    if (!chainIds.includes(id)) throw new ProviderError(UNKNOWN_CHAIN, "Demo wallets support only the local chains.");
    chainId = id;
    emit("chainChanged", numberToHex(id));
    return null;
  }

  async function request(method: string, params: readonly unknown[]): Promise<unknown> {
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
        return sendTransaction(account, chainId, params[0], callChain);
      default:
        if (!method.startsWith("eth_"))
          throw new ProviderError(UNSUPPORTED_METHOD, `Demo wallets do not support ${method}.`);
        return callChain(chainId, method, params);
    }
  }

  return {
    request: ({ method, params }) => request(method, Array.isArray(params) ? params : []),
    on,
    removeListener,
    choose: (wanted) => {
      if (wanted === number) return;
      number = wanted;
      emit("accountsChanged", [accountOf(number).address]);
    },
  };
}

/** Completes, signs and sends a transaction; returns its hash. */
async function sendTransaction(
  account: PrivateKeyAccount,
  chainId: number,
  transaction: unknown,
  callChain: CallChain,
): Promise<unknown> {
  const { to, value, data, gas } = transaction as { to?: Hex; value?: Hex; data?: Hex; gas?: Hex }; // The shape of EIP-1474.
  // The node returns hex quantities.
  const read = async (method: string, params: readonly unknown[]) => (await callChain(chainId, method, params)) as Hex;
  const [nonce, gasPrice, limit] = await Promise.all([
    read("eth_getTransactionCount", [account.address, "pending"]),
    read("eth_gasPrice", []),
    gas ?? read("eth_estimateGas", [{ from: account.address, to, value, data }]),
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
  return callChain(chainId, "eth_sendRawTransaction", [signed]);
}
