import { type Hex, zeroHash } from "viem";
import { type Call, callsOf, deployedAt } from "./economy.ts";

/** The registries' addresses. */
interface Registries {
  identity: Hex;
  reputation: Hex;
}

/** Those of contracts that an account deploys one after the other, from this nonce on. */
export function registriesOf(deployer: Hex, nonce: number): Registries {
  return { identity: deployedAt(deployer, nonce), reputation: deployedAt(deployer, nonce + 1) };
}

interface Feedback {
  /** Decimal: `99.77` is 9977 with two decimals. */
  value: string;
  tag: string;
}

/** The calls of the doubles of ERC-8004's registries: each function returns the call to send. */
export function createAgents(at: Registries) {
  const identity = callsOf("LocalAgents", at.identity);
  const reputation = callsOf("LocalAgentFeedback", at.reputation);
  return {
    at,
    deployments: (): Call[] => [identity.create(), reputation.create(at.identity)],
    register: (uri: string) => identity.call("register", [uri], 5_000_000),
    setUri: (agentId: bigint, uri: string) => identity.call("setAgentURI", [agentId, uri], 5_000_000),
    setWallet: (agentId: bigint, wallet: Hex, deadline: bigint, signature: Hex) =>
      identity.call("setAgentWallet", [agentId, wallet, deadline, signature]),
    unsetWallet: (agentId: bigint) => identity.call("unsetAgentWallet", [agentId]),
    transfer: (from: Hex, to: Hex, agentId: bigint) => identity.call("transferFrom", [from, to, agentId]),
    praise: (agentId: bigint, { value, tag }: Feedback) => {
      const [whole = "0", decimals = ""] = value.split(".");
      const args = [agentId, BigInt(whole + decimals), decimals.length, tag, "", "", "", zeroHash];
      return reputation.call("giveFeedback", args);
    },
    revoke: (agentId: bigint, index: bigint) => reputation.call("revokeFeedback", [agentId, index]),
    respond: (agentId: bigint, client: Hex, index: bigint, uri: string) =>
      reputation.call("appendResponse", [agentId, client, index, uri, zeroHash]),
  };
}
