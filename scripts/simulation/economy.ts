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
  const entries = deployed.map((name, nonce) => [name, getContractAddress({ from: deployer, nonce: BigInt(nonce) })]);
  return Object.fromEntries(entries) as Record<ContractName, Hex>; // Every name of the table is an entry.
}

/** The calls of the local economy: each function returns the call to send. */
export function createEconomy(deployer: Hex) {
  const at = economyAddresses(deployer);
  const artifacts = {
    token: readArtifact("LocalToken"),
    votes: readArtifact("LocalVotes"),
    pool: readArtifact("LocalPool"),
    vault: readArtifact("LocalVault"),
    collection: readArtifact("LocalCollection"),
    items: readArtifact("LocalItems"),
    governor: readArtifact("LocalGovernor"),
  };
  type Kind = keyof typeof artifacts;
  const call = (to: Hex, kind: Kind, functionName: string, args: unknown[], gas: number): Call => ({
    to,
    data: encodeFunctionData({ abi: artifacts[kind].abi, functionName, args }),
    value: 0n,
    gas,
  });
  const create = (kind: Kind, args: unknown[]): Call => ({
    to: null,
    data: encodeDeployData({ abi: artifacts[kind].abi, bytecode: artifacts[kind].bytecode, args }),
    value: 0n,
    gas: 6_000_000,
  });
  return {
    at,
    deployments: (): Call[] => [
      create("token", ["Local Dollar", "LUSD"]),
      create("token", ["Gem", "GEM"]),
      create("votes", []),
      create("pool", [at.stable, at.gem]),
      create("vault", [at.stable, "Saved Dollar", "sLUSD"]),
      create("collection", ["Local Portraits", "PORT"]),
      create("items", []),
      create("governor", [at.votes, BigInt(VOTING_PERIOD)]),
    ],
    // More than a payment to a key takes: a smart account's code runs.
    pay: (to: Hex, value: bigint): Call => ({ to, data: "0x", value, gas: 30_000 }),
    mintToken: (token: "stable" | "gem", to: Hex, amount: bigint) =>
      call(at[token], "token", "mint", [to, amount], 120_000),
    mintVotes: (to: Hex, amount: bigint) => call(at.votes, "votes", "mint", [to, amount], 200_000),
    transfer: (token: "stable" | "gem", to: Hex, amount: bigint) =>
      call(at[token], "token", "transfer", [to, amount], 100_000),
    airdrop: (token: "stable" | "gem", to: Hex[], amount: bigint) =>
      call(at[token], "token", "transferToMany", [to, amount], 100_000 + 40_000 * to.length),
    approve: (token: "stable" | "gem", spender: "pool" | "vault") =>
      call(at[token], "token", "approve", [at[spender], 2n ** 256n - 1n], 80_000),
    swap: (tokenIn: "stable" | "gem", amountIn: bigint, minimumOut: bigint) =>
      call(at.pool, "pool", "swap", [at[tokenIn], amountIn, minimumOut], 250_000),
    deposit: (amount: bigint, owner: Hex) => call(at.vault, "vault", "deposit", [amount, owner], 250_000),
    withdraw: (amount: bigint, owner: Hex) => call(at.vault, "vault", "withdraw", [amount, owner, owner], 250_000),
    mintPortrait: () => call(at.collection, "collection", "mint", [], 250_000),
    mintItems: (id: bigint, amount: bigint) => call(at.items, "items", "mint", [id, amount], 150_000),
    createItems: () => create("items", []),
    delegate: (to: Hex) => call(at.votes, "votes", "delegate", [to], 250_000),
    propose: (title: string) => call(at.governor, "governor", "propose", [[at.gem], [0n], ["0x"], title], 400_000),
    vote: (title: string, support: number) =>
      call(at.governor, "governor", "castVote", [proposalId(at.gem, title), support], 250_000),
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
