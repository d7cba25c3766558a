import {
  type Abi,
  type Hex,
  keccak256,
  type LocalAccount,
  parseEther,
  parseEventLogs,
  stringToBytes,
  type TransactionReceipt,
  toHex,
} from "viem";
import { canyAbi, namesAbi, reservationsAbi } from "../../lib/chain/names-abi.ts";
import { deployNames } from "../../scripts/contracts/deploy-names.ts";
import { type MintVoucher, signVoucher } from "../../scripts/simulation/names.ts";
import { CHAIN_ID, person, startContractChain } from "./contract-chain.ts";

export { CHAIN_ID, person };
export const DEPOSIT = parseEther("0.01");
export const PERIOD = 7n * 86_400n;

const abis = { names: namesAbi, reservations: reservationsAbi, cany: canyAbi };
type ContractOfNames = keyof typeof abis;

export function tokenIdOf(name: string): bigint {
  return BigInt(keccak256(stringToBytes(name)));
}

/** A receipt with the decoded events of these contracts. */
function withEvents(receipt: TransactionReceipt) {
  const abi = [...namesAbi, ...reservationsAbi.filter((item) => item.type === "event")];
  return { receipt, events: parseEventLogs({ abi, logs: receipt.logs }) };
}

/** The contracts of names on a real chain of their own, which mines every transaction at once. */
export async function startNamesWorld(people = 9, chainId = CHAIN_ID) {
  const world = await startContractChain(people, chainId);
  const { chain, url, now } = world;
  const owner = person(1);
  const signer = person(0);
  const minter = person(2);
  const terms = { deployer: owner, voucherSigner: signer.address, minter: minter.address };
  const at = await deployNames({ rpcUrl: url, ...terms, deposit: DEPOSIT, period: PERIOD });

  type Args = readonly unknown[];
  const request = (contract: ContractOfNames, functionName: string, args: Args) => ({
    address: at[contract],
    // Each test names functions of the contract it calls; a wrong name fails it.
    abi: abis[contract] as Abi,
    functionName,
    args,
  });

  const revertOf = (from: LocalAccount, contract: ContractOfNames, fn: string, args: Args, value = 0n) =>
    world.revertOf(from, request(contract, fn, args), value);

  /** Send as a person; the decoded events of these contracts. Throws where it reverts. */
  async function send(from: LocalAccount, contract: ContractOfNames, fn: string, args: Args, value = 0n) {
    return withEvents(await world.send(from, request(contract, fn, args), value));
  }

  const sendRaw = async (...call: Parameters<typeof world.sendRaw>) => withEvents(await world.sendRaw(...call));

  const read = (contract: ContractOfNames, fn: string, ...args: Args): Promise<unknown> =>
    chain.readContract(request(contract, fn, args));

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

  return {
    ...{ url, chain, at, owner, signer, minter },
    ...{ revertOf, send, sendRaw, read, now, voucher, sign, mint },
    deploy: (artifact: string) => world.deploy(owner, artifact),
    wait: world.wait,
    stop: world.stop,
  };
}
export type NamesWorld = Awaited<ReturnType<typeof startNamesWorld>>;
