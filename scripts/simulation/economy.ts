import {
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  keccak256,
  stringToHex,
} from "viem";
import { readArtifact } from "../contracts/artifacts.ts";

/** One call or deployment, before it has a sender and a nonce. Values are in wei. */
export interface Call {
  to: Hex | null;
  data: Hex;
  value: bigint;
  gas: number;
}

/** The deployment of a contract, and calls of the one that is, or will be, at an address. */
export function callsOf(contract: string, to: Hex) {
  const { abi, bytecode } = readArtifact(contract);
  return {
    create: (...args: unknown[]): Call => {
      return { to: null, data: encodeDeployData({ abi, bytecode, args }), value: 0n, gas: 6_000_000 };
    },
    call: (functionName: string, args: unknown[], gas = 400_000, value = 0n): Call => {
      return { to, data: encodeFunctionData({ abi, functionName, args }), value, gas };
    },
  };
}

/** The address of a contract that an account deploys as its transaction of this number, from 0. */
export function deployedAt(from: Hex, nonce: number): Hex {
  return getContractAddress({ from, nonce: BigInt(nonce) });
}

/** Blocks a proposal can be voted on. */
const VOTING_PERIOD = 60;
export const ONE = 10n ** 18n;

/** The contracts of the local economy in the order they are deployed; the address follows from the deployer's nonce. */
const deployed = ["stable", "gem", "votes", "pool", "vault", "collection", "items", "governor"] as const;
type ContractName = (typeof deployed)[number];
/** The deployer's nonces from here on are free for other contracts. */
export const CONTRACTS_OF_ECONOMY = deployed.length;

/** The addresses the local economy has on every local chain. */
export function economyAddresses(deployer: Hex): Record<ContractName, Hex> {
  const entries = deployed.map((name, nonce) => [name, deployedAt(deployer, nonce)]);
  return Object.fromEntries(entries) as Record<ContractName, Hex>; // Every name of the table is an entry.
}

/** The calls of the local economy: each function returns the call to send. */
export function createEconomy(deployer: Hex) {
  const at = economyAddresses(deployer);
  const tokens = { stable: callsOf("LocalToken", at.stable), gem: callsOf("LocalToken", at.gem) };
  type Token = keyof typeof tokens;
  const votes = callsOf("LocalVotes", at.votes);
  const pool = callsOf("LocalPool", at.pool);
  const vault = callsOf("LocalVault", at.vault);
  const collection = callsOf("LocalCollection", at.collection);
  const items = callsOf("LocalItems", at.items);
  const governor = callsOf("LocalGovernor", at.governor);
  return {
    at,
    deployments: (): Call[] => [
      tokens.stable.create("Local Dollar", "LUSD"),
      tokens.gem.create("Gem", "GEM"),
      votes.create(),
      pool.create(at.stable, at.gem),
      vault.create(at.stable, "Saved Dollar", "sLUSD"),
      collection.create("Local Portraits", "PORT"),
      items.create(),
      governor.create(at.votes, BigInt(VOTING_PERIOD)),
    ],
    // More than a payment to a key takes: a smart account's code runs.
    pay: (to: Hex, value: bigint): Call => ({ to, data: "0x", value, gas: 30_000 }),
    mintToken: (token: Token, to: Hex, amount: bigint) => tokens[token].call("mint", [to, amount], 120_000),
    mintVotes: (to: Hex, amount: bigint) => votes.call("mint", [to, amount], 200_000),
    transfer: (token: Token, to: Hex, amount: bigint) => tokens[token].call("transfer", [to, amount], 100_000),
    airdrop: (token: Token, to: Hex[], amount: bigint) =>
      tokens[token].call("transferToMany", [to, amount], 100_000 + 40_000 * to.length),
    approve: (token: Token, spender: "pool" | "vault") =>
      tokens[token].call("approve", [at[spender], 2n ** 256n - 1n], 80_000),
    swap: (tokenIn: Token, amountIn: bigint, minimumOut: bigint) =>
      pool.call("swap", [at[tokenIn], amountIn, minimumOut], 250_000),
    deposit: (amount: bigint, owner: Hex) => vault.call("deposit", [amount, owner], 250_000),
    withdraw: (amount: bigint, owner: Hex) => vault.call("withdraw", [amount, owner, owner], 250_000),
    mintPortrait: () => collection.call("mint", [], 250_000),
    mintItems: (id: bigint, amount: bigint) => items.call("mint", [id, amount], 150_000),
    createItems: () => items.create(),
    delegate: (to: Hex) => votes.call("delegate", [to], 250_000),
    propose: (title: string) => governor.call("propose", [[at.gem], [0n], ["0x"], title]),
    vote: (title: string, support: number) => governor.call("castVote", [proposalId(at.gem, title), support], 250_000),
  };
}
export type Economy = ReturnType<typeof createEconomy>;

/** The Governor's id of a proposal: keccak256 over targets, values, call data and the hash of its text. */
function proposalId(target: Hex, title: string): bigint {
  const encoded = encodeAbiParameters(
    [{ type: "address[]" }, { type: "uint256[]" }, { type: "bytes[]" }, { type: "bytes32" }],
    [[target], [0n], ["0x"], keccak256(stringToHex(title))],
  );
  return BigInt(keccak256(encoded));
}
