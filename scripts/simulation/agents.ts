import { encodeDeployData, encodeFunctionData, getContractAddress, type Hex, zeroHash } from "viem";
import { readArtifact } from "../contracts/artifacts.ts";
import type { Call } from "./economy.ts";

/** The registries' addresses. */
interface Registries {
  identity: Hex;
  reputation: Hex;
}

/** Those of contracts that an account deploys one after the other, from this nonce on. */
export function registriesOf(deployer: Hex, nonce: number): Registries {
  const at = (place: number) => getContractAddress({ from: deployer, nonce: BigInt(nonce + place) });
  return { identity: at(0), reputation: at(1) };
}

interface Feedback {
  /** Decimal: `99.77` is 9977 with two decimals. */
  value: string;
  tag: string;
}

/** The calls of the doubles of ERC-8004's registries: each function returns the call to send. */
export function createAgents(at: Registries) {
  const identity = readArtifact("LocalAgents");
  const reputation = readArtifact("LocalAgentFeedback");
  const create = (data: Hex): Call => ({ to: null, data, value: 0n, gas: 6_000_000 });
  const call = (registry: "identity" | "reputation", functionName: string, args: unknown[], gas = 400_000): Call => ({
    to: at[registry],
    data: encodeFunctionData({ abi: (registry === "identity" ? identity : reputation).abi, functionName, args }),
    value: 0n,
    gas,
  });
  return {
    at,
    deployments: (): Call[] => [
      create(encodeDeployData({ ...identity, args: [] })),
      create(encodeDeployData({ ...reputation, args: [at.identity] })),
    ],
    register: (uri: string) => call("identity", "register", [uri], 5_000_000),
    setUri: (agentId: bigint, uri: string) => call("identity", "setAgentURI", [agentId, uri], 5_000_000),
    setWallet: (agentId: bigint, wallet: Hex, deadline: bigint, signature: Hex) =>
      call("identity", "setAgentWallet", [agentId, wallet, deadline, signature]),
    unsetWallet: (agentId: bigint) => call("identity", "unsetAgentWallet", [agentId]),
    transfer: (from: Hex, to: Hex, agentId: bigint) => call("identity", "transferFrom", [from, to, agentId]),
    praise: (agentId: bigint, { value, tag }: Feedback) => {
      const [whole = "0", decimals = ""] = value.split(".");
      const args = [agentId, BigInt(whole + decimals), decimals.length, tag, "", "", "", zeroHash];
      return call("reputation", "giveFeedback", args);
    },
    revoke: (agentId: bigint, index: bigint) => call("reputation", "revokeFeedback", [agentId, index]),
    respond: (agentId: bigint, client: Hex, index: bigint, uri: string) =>
      call("reputation", "appendResponse", [agentId, client, index, uri, zeroHash]),
  };
}
