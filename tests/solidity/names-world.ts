import {
  type Abi,
  BaseError,
  ContractFunctionRevertedError,
  createTestClient,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  keccak256,
  type LocalAccount,
  parseEther,
  parseEventLogs,
  publicActions,
  stringToBytes,
  toHex,
  walletActions,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { canyAbi, namesAbi, reservationsAbi } from "../../lib/chain/names-abi.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { deployNames } from "../../scripts/contracts/deploy-names.ts";
import { waitForReceipt } from "../../scripts/contracts/wait-for-receipt.ts";
import { type MintVoucher, signVoucher } from "../../scripts/simulation/names.ts";
import { startAnvil } from "../indexer/anvil.ts";

export const CHAIN_ID = 31337;
export const DEPOSIT = parseEther("0.01");
export const PERIOD = 7n * 86_400n;

const abis = { names: namesAbi, reservations: reservationsAbi, cany: canyAbi };
type ContractOfNames = keyof typeof abis;

/** An account of a test: the same key for the same number. Accounts from 1 on have native currency. */
export function person(number: number): LocalAccount {
  return privateKeyToAccount(keccak256(toHex(`person ${number}`)));
}

export function tokenIdOf(name: string): bigint {
  return BigInt(keccak256(stringToBytes(name)));
}

/** The contracts of names on a real chain of their own, which mines every transaction at once. */
export async function startNamesWorld(people = 9, chainId = CHAIN_ID) {
  const genesis = Date.UTC(2026, 0, 1) / 1000;
  const anvil = await startAnvil({ chainId, genesis, accounts: 1 });
  const chain = createTestClient({ mode: "anvil", transport: http(anvil.url) })
    .extend(publicActions)
    .extend(walletActions);
  await chain.setAutomine(true);
  for (let i = 1; i <= people; i++) await chain.setBalance({ address: person(i).address, value: parseEther("1000") });
  const owner = person(1);
  const signer = person(0);
  const minter = person(2);
  const terms = { deployer: owner, voucherSigner: signer.address, minter: minter.address };
  const at = await deployNames({ rpcUrl: anvil.url, ...terms, deposit: DEPOSIT, period: PERIOD });

  type Args = readonly unknown[];
  const request = (contract: ContractOfNames, functionName: string, args: Args) => ({
    address: at[contract],
    // Each test names functions of the contract it calls; a wrong name fails it.
    abi: abis[contract] as Abi,
    functionName,
    args,
  });

  /** Call as a person, without leaving a trace; the name and arguments of the error it reverts with, or null. */
  async function revertOf(from: LocalAccount, contract: ContractOfNames, fn: string, args: Args, value = 0n) {
    try {
      await chain.simulateContract({ ...request(contract, fn, args), account: from, value });
      return null;
    } catch (error) {
      const revert =
        error instanceof BaseError ? error.walk((one) => one instanceof ContractFunctionRevertedError) : null;
      if (!(revert instanceof ContractFunctionRevertedError)) throw error;
      return [revert.data?.errorName ?? revert.reason, ...(revert.data?.args ?? [])];
    }
  }

  /** Send as a person; the decoded events of these contracts. Throws where it reverts. */
  async function send(from: LocalAccount, contract: ContractOfNames, fn: string, args: Args, value = 0n) {
    const data = encodeFunctionData(request(contract, fn, args));
    return sendRaw(from, { to: at[contract], data, value });
  }

  async function sendRaw(from: LocalAccount, call: { to?: Hex; data?: Hex; value?: bigint }) {
    const hash = await chain.sendTransaction({ account: from, chain: null, gas: 5_000_000n, gasPrice: 0n, ...call });
    const receipt = await waitForReceipt(chain, hash, 1);
    if (receipt.status !== "success") throw new Error(`reverted: ${hash}`);
    const abi = [...namesAbi, ...reservationsAbi.filter((item) => item.type === "event")];
    return { receipt, events: parseEventLogs({ abi, logs: receipt.logs }) };
  }

  const read = (contract: ContractOfNames, fn: string, ...args: Args): Promise<unknown> =>
    chain.readContract(request(contract, fn, args));

  const now = async () => (await chain.getBlock()).timestamp;

  /** A voucher that mints; a test changes what it is about. */
  async function voucher(changes: Partial<MintVoucher> & { name: string; claimer: Hex }): Promise<MintVoucher> {
    const nonce = BigInt(keccak256(toHex(`${changes.name} ${changes.claimer}`)));
    const expiresAt = (await now()) + 900n;
    return { chainId: BigInt(chainId), price: 0n, nonce, expiresAt, ...changes };
  }

  async function mint(claimer: LocalAccount, name: string, changes: Partial<MintVoucher> = {}) {
    const one = await voucher({ ...changes, name, claimer: claimer.address });
    return send(claimer, "names", "mint", [one, await sign(one)], one.price);
  }

  const sign = (one: MintVoucher, by: LocalAccount = signer): Promise<Hex> => signVoucher(by, at.names, one);

  /** Deploy a contract from its artifact. */
  async function deploy(artifact: string): Promise<Hex> {
    const nonce = await chain.getTransactionCount({ address: owner.address });
    await sendRaw(owner, { data: readArtifact(artifact).bytecode });
    return getContractAddress({ from: owner.address, nonce: BigInt(nonce) });
  }

  return {
    ...{ url: anvil.url, chain, at, owner, signer, minter },
    ...{ revertOf, send, sendRaw, read, now, voucher, sign, mint, deploy },
    /** Let time pass. */
    wait: async (seconds: bigint) => {
      await chain.increaseTime({ seconds: Number(seconds) });
      await chain.mine({ blocks: 1 });
    },
    stop: anvil.stop,
  };
}
export type NamesWorld = Awaited<ReturnType<typeof startNamesWorld>>;
