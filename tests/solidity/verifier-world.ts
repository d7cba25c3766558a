import { type Abi, type Hex, keccak256, type LocalAccount, toHex } from "viem";
import { verifierAbi } from "../../lib/chain/verifier-abi.ts";
import { passDomain, passTypes } from "../../lib/domains/policies/pass-types.ts";
import { receiptDomain, receiptTypes } from "../../lib/domains/scores/receipt/receipt.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { deployVerifier } from "../../scripts/contracts/deploy-verifier.ts";
import { CHAIN_ID, person, startContractChain } from "./contract-chain.ts";

export const ORIGIN = "https://credence.example";
export const POLICY = keccak256(toHex("policy"));

export interface Pass {
  subject: Hex;
  policyId: Hex;
  allowed: boolean;
  issuedAt: bigint;
  expiresAt: bigint;
  nonce: Hex;
}

interface SignedReceipt {
  subject: Hex;
  modelHash: Hex;
  factsHash: Hex;
  total: bigint;
  issuedAt: bigint;
}

/** ScoreVerifier, PassportAdapter and a gated token on a real chain. */
export async function startVerifierWorld() {
  const world = await startContractChain(4);
  const { chain, now, sendRaw } = world;
  const owner = person(1);
  const signer = person(0);
  const terms = { owner: owner.address, signer: signer.address, origin: ORIGIN, firstChainId: CHAIN_ID };
  const deployed = await deployVerifier({ ...terms, rpcUrl: world.url, deployer: owner });

  const deploy = (contract: string, args: readonly unknown[] = []) => world.deploy(owner, contract, args);

  const registry = await deploy("SchemaRegistry");
  const eas = { SchemaRegistry: registry, EAS: await deploy("EAS", [registry]) };
  const contracts = {
    ScoreVerifier: deployed.verifier,
    PassportAdapter: deployed.passport,
    ClaimToken: await deploy("ClaimToken", [deployed.verifier, POLICY]),
    ...eas,
    GatedResolver: await deploy("GatedResolver", [eas.EAS, deployed.verifier, POLICY]),
  };
  type Contract = keyof typeof contracts;
  type Args = readonly unknown[];
  const request = (contract: Contract, functionName: string, args: Args) => ({
    address: contracts[contract],
    // Each test names functions of the contract it calls; a wrong name fails it.
    abi: readArtifact(contract).abi as Abi,
    functionName,
    args,
  });

  const errors = [...verifierAbi, ...readArtifact("GatedResolver").abi];
  const revertOf = (from: LocalAccount, contract: Contract, fn: string, args: Args) =>
    world.revertOf(from, request(contract, fn, args), 0n, errors);

  async function pass(subject: Hex, changes: Partial<Pass> = {}): Promise<Pass> {
    const issuedAt = await now();
    const nonce = keccak256(toHex(`${subject} ${issuedAt}`));
    return { subject, policyId: POLICY, allowed: true, issuedAt, expiresAt: issuedAt + 3_600n, nonce, ...changes };
  }

  async function receipt(subject: Hex, changes: Partial<SignedReceipt> = {}): Promise<SignedReceipt> {
    const [modelHash, factsHash] = [keccak256("0x01"), keccak256("0x02")];
    return { subject, modelHash, factsHash, total: 650n, issuedAt: await now(), ...changes };
  }

  return {
    ...{ chain, contracts, owner, signer, deploy, revertOf, now, pass, receipt, sendRaw },
    send: (from: LocalAccount, contract: Contract, fn: string, args: Args) =>
      world.send(from, request(contract, fn, args)),
    read: (contract: Contract, fn: string, ...args: Args): Promise<unknown> =>
      chain.readContract(request(contract, fn, args)),
    signPass: (one: Pass, by: LocalAccount = signer, at: { chainId?: number; verifier?: Hex } = {}) =>
      by.signTypedData({
        domain: passDomain(at.chainId ?? CHAIN_ID, at.verifier ?? contracts.ScoreVerifier),
        types: passTypes,
        primaryType: "PolicyPass",
        message: one,
      }),
    signReceipt: (one: SignedReceipt, by: LocalAccount = signer, origin = ORIGIN) =>
      by.signTypedData({
        domain: receiptDomain({ CHAINS: [{ id: CHAIN_ID }], PUBLIC_ORIGIN: origin }),
        types: receiptTypes,
        primaryType: "ScoreReceipt",
        message: one,
      }),
    wait: (seconds: number) => world.wait(BigInt(seconds)),
    stop: world.stop,
  };
}
export type VerifierWorld = Awaited<ReturnType<typeof startVerifierWorld>>;
