import { encodeDeployData, type Hex, toHex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readArtifact } from "../../../scripts/contracts/artifacts.ts";
import { signAttest, signer, signRevocation, skill, testEas } from "../../../tests/factories/attestations.ts";
import { type Anvil, startAnvil } from "../../../tests/indexer/anvil.ts";
import { testEnv, useContext } from "../../../tests/setup/context.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { createAttestation, prepareAttestation } from "./create-attestation.ts";
import { getAttestation } from "./get-attestation.ts";
import { revokeAttestation } from "./revoke-attestation.ts";
import { CreateAttestation, PrepareAttestation, RevokeAttestation } from "./schemas.ts";

const CHAIN = 31337;
const [owner, stranger, subject] = [signer(1), signer(2), signer(3)];
const holder = useContext();
let anvil: Anvil;
let account: Address;

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN, genesis: Date.UTC(2026, 0, 1) / 1000, accounts: 1 });
  const [from] = (await anvil.call("eth_accounts")) as [Hex];
  await anvil.call("anvil_setBalance", from, toHex(10n ** 18n));
  const data = encodeDeployData({ ...readArtifact("LocalSmartAccount"), args: [owner.address] });
  const hash = await anvil.call("eth_sendTransaction", { from, data, gas: "0x200000", gasPrice: "0x0" });
  await anvil.call("evm_mine");
  const receipt = (await anvil.call("eth_getTransactionReceipt", hash)) as { contractAddress: Address };
  account = receipt.contractAddress.toLowerCase() as Address; // Lower-case hex stays hex.
});
afterAll(() => anvil?.stop());

/** A caller whose key belongs to the account's owner. */
function ctx(rpcUrl = anvil.url): Context {
  const contracts = { governors: [], pools: [], ...testEas };
  return holder.ctx({
    env: testEnv(holder.url(), { CHAINS: JSON.stringify([{ id: CHAIN, name: "one", rpcUrls: [rpcUrl], contracts }]) }),
    actor: { kind: "key", developerId: "dev", wallet: owner.lower, keyId: "key", tier: "free", permissions: ["write"] },
  });
}

async function signedFor(by: typeof owner): Promise<CreateAttestation> {
  const input = { schema: "skill", data: skill, issuer: account, subject: subject.address };
  const { typedData, attestation } = await prepareAttestation(ctx(), PrepareAttestation.parse(input));
  return CreateAttestation.parse({ ...attestation, signature: await signAttest(by, typedData) });
}

test("a smart account attests and revokes; EAS's share package has no room for its signature", async () => {
  const { attestation } = await createAttestation(ctx(), await signedFor(owner));
  expect(attestation).toMatchObject({ issuer: expect.stringMatching(/^0x/), signatureKind: "erc1271" });
  const found = await getAttestation(ctx(), { attestationId: attestation.id });
  expect(found).toMatchObject({ validity: { signature: true, valid: true }, export: null });
  // The caller's own key signs for the account: that is the issuer's word, not the caller's.
  const signature = await signRevocation(ctx(), owner, CHAIN, { attestationId: attestation.id });
  const body = RevokeAttestation.parse({ reason: "skill_outdated", signature });
  const revoked = await revokeAttestation(ctx(), { attestationId: attestation.id, ...body });
  expect(revoked.attestation.status).toBe("revoked");
});

test("a key that the account does not accept is refused, on attesting and on revoking", async () => {
  await expect(createAttestation(ctx(), await signedFor(stranger))).rejects.toMatchObject({
    code: "INVALID_SIGNATURE",
  });
  const { attestation } = await createAttestation(ctx(), await signedFor(owner));
  const signature = await signRevocation(ctx(), stranger, CHAIN, { attestationId: attestation.id });
  const body = RevokeAttestation.parse({ reason: "skill_outdated", signature });
  await expect(revokeAttestation(ctx(), { attestationId: attestation.id, ...body })).rejects.toMatchObject({
    code: "INVALID_SIGNATURE",
  });
});
