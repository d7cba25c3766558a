import {
  type Abi,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createTestClient,
  decodeErrorResult,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  keccak256,
  type LocalAccount,
  parseEther,
  publicActions,
  toHex,
  walletActions,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { waitForReceipt } from "../../scripts/contracts/wait-for-receipt.ts";
import { startAnvil } from "../indexer/anvil.ts";

export const CHAIN_ID = 31337;

/** An account of a test: the same key for the same number. Accounts from 1 on have native currency. */
export function person(number: number): LocalAccount {
  return privateKeyToAccount(keyOf(number));
}

/** The private key of a person. */
export function keyOf(number: number): Hex {
  return keccak256(toHex(`person ${number}`));
}

/** A call of a contract's function. */
interface ContractCall {
  address: Address;
  abi: Abi;
  functionName: string;
  args: readonly unknown[];
}

/** A real chain of its own, which mines every transaction at once. */
export async function startContractChain(people: number, chainId = CHAIN_ID) {
  const genesis = Date.UTC(2026, 0, 1) / 1000;
  const anvil = await startAnvil({ chainId, genesis, accounts: 1 });
  const chain = createTestClient({ mode: "anvil", transport: http(anvil.url) })
    .extend(publicActions)
    .extend(walletActions);
  await chain.setAutomine(true);
  for (let i = 1; i <= people; i++) await chain.setBalance({ address: person(i).address, value: parseEther("1000") });

  /** Send as a person. Throws where it reverts. */
  async function sendRaw(from: LocalAccount, call: { to?: Hex; data?: Hex; value?: bigint }) {
    const hash = await chain.sendTransaction({ account: from, chain: null, gas: 5_000_000n, gasPrice: 0n, ...call });
    const receipt = await waitForReceipt(chain, hash, 1);
    if (receipt.status !== "success") throw new Error(`reverted: ${hash}`);
    return receipt;
  }

  /**
   * Call as a person, without leaving a trace; the name and arguments of the error it reverts with, or null. `errors` is the ABI of
   * errors that the called contract passes on.
   */
  async function revertOf(from: LocalAccount, call: ContractCall, value = 0n, errors: Abi = []) {
    try {
      await chain.simulateContract({ ...call, account: from, value });
      return null;
    } catch (error) {
      const found = error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
      if (!(found instanceof ContractFunctionRevertedError)) throw error;
      const data = found.data ?? (found.raw && decodeErrorResult({ abi: errors, data: found.raw }));
      return [data?.errorName ?? found.reason, ...(data?.args ?? [])];
    }
  }

  /** Deploy a contract from its artifact. */
  async function deploy(from: LocalAccount, contract: string, args: readonly unknown[] = []): Promise<Hex> {
    const nonce = await chain.getTransactionCount({ address: from.address });
    const { abi, bytecode } = readArtifact(contract);
    await sendRaw(from, { data: encodeDeployData({ abi, bytecode, args }) });
    return getContractAddress({ from: from.address, nonce: BigInt(nonce) });
  }

  return {
    ...{ url: anvil.url, chain, sendRaw, revertOf, deploy, stop: anvil.stop },
    send: (from: LocalAccount, call: ContractCall, value = 0n) =>
      sendRaw(from, { to: call.address, data: encodeFunctionData(call), value }),
    now: async () => (await chain.getBlock()).timestamp,
    /** Let time pass. */
    wait: async (seconds: bigint) => {
      await chain.increaseTime({ seconds: Number(seconds) });
      await chain.mine({ blocks: 1 });
    },
  };
}
