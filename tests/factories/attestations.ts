import type { Pool } from "pg";
import { type Hex, keccak256, type LocalAccount, toHex } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { type SignedMessage, signedTypes, signingDomain } from "../../lib/core/typed-data.ts";
import { encodeData } from "../../lib/domains/attestations/abi-data.ts";
import { attestTypedData, EMPTY_UID, schemaUid } from "../../lib/domains/attestations/eas.ts";
import { createAttestation, prepareAttestation } from "../../lib/domains/attestations/index.ts";
import { parseSchema } from "../../lib/domains/attestations/parse-schema.ts";
import { CreateAttestation, PrepareAttestation } from "../../lib/domains/attestations/schemas.ts";
import type { Activity } from "../../lib/engine/index.ts";
import { activity } from "../indexer/activity-factory.ts";
import { knowWallets, storeFacts } from "./indexed.ts";

/** The EAS of test chains: nothing is there, and nobody asks unless a smart account signs. */
export const testEas = {
  eas: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  easVersion: "1.4.0",
  schemaRegistry: "0xe7f1725e7734ce288f8367e1bb143e90bb3f0512",
} as const;

/** An account of a test: the same key for the same number. */
export function signer(number: number): PrivateKeyAccount & { lower: Address } {
  const account = privateKeyToAccount(keccak256(toHex(`signer ${number}`)));
  return { ...account, lower: account.address.toLowerCase() as Address };
}
export type Signer = ReturnType<typeof signer>;

export const skill = { skill: "Solidity", level: 4, evidence: "https://example.org/✓" };

/** A body to post: prepared, and signed by the issuer's key. */
export async function signedAttestation(
  ctx: Context,
  by: Signer,
  given: Partial<PrepareAttestation> & { subject: string },
): Promise<CreateAttestation> {
  const { typedData, attestation } = await prepareAttestation(
    ctx,
    PrepareAttestation.parse({ schema: "skill", data: skill, issuer: by.address, ...given }),
  );
  return CreateAttestation.parse({ ...attestation, signature: await signAttest(by, typedData) });
}

type TypedData = Awaited<ReturnType<typeof prepareAttestation>>["typedData"];

/** Sign what `prepare` gave, as a wallet does. */
export function signAttest(by: LocalAccount, { message, ...rest }: TypedData): Promise<Hex> {
  const numbers = { time: BigInt(message.time), expirationTime: BigInt(message.expirationTime) };
  return by.signTypedData({ ...rest, message: { ...message, ...numbers } });
}

/** Prepare, sign and store. */
export async function attest(ctx: Context, by: Signer, given: Partial<PrepareAttestation> & { subject: string }) {
  return createAttestation(ctx, await signedAttestation(ctx, by, given));
}

/** The JSON body of an attestation for EAS as it is published on Ethereum, signed outside of the service. */
export async function signedForMainnet(by: Signer, subject: Address) {
  const message = {
    schema: schemaUid("string skill, uint8 level, string evidence", true),
    recipient: subject,
    time: 1_768_000_000,
    expirationTime: 0,
    revocable: true,
    refUID: EMPTY_UID,
    data: encodeData(parseSchema("string skill, uint8 level, string evidence"), skill),
    salt: keccak256(toHex("salt")),
  };
  const mainnet = { chainId: 1, contract: "0xa1207f3bba224e2c9c3c6d5af63d0eb1582ce587", version: "0.26" } as const;
  const signature = await signAttest(by, attestTypedData(mainnet, message));
  const { recipient, ...terms } = message;
  return { ...terms, subject: recipient, issuer: by.address, chainId: 1, signature };
}

/** The signature of a revocation. */
export function signRevocation(
  ctx: Context,
  by: LocalAccount,
  chainId: number,
  message: Partial<SignedMessage<"RevokeAttestation">> & { attestationId: string },
): Promise<Hex> {
  return by.signTypedData({
    domain: signingDomain(ctx.env, chainId),
    types: { RevokeAttestation: signedTypes.RevokeAttestation },
    primaryType: "RevokeAttestation",
    message: { reason: "skill_outdated", details: "", publicReason: "", notifySubject: true, ...message },
  });
}

/** Give wallets a past on chain 1: seven months of honest life, as the indexer would have stored it. */
export async function giveLives(pg: Pool, wallets: readonly Address[]): Promise<void> {
  await knowWallets(pg, wallets);
  await storeFacts(pg, wallets.flatMap(honestMonths), 10_000);
}

/** A payment or a call every sixth day, to twenty addresses in turn: not enough for a total that must be paid for. */
function honestMonths(wallet: Address): Activity[] {
  return Array.from({ length: 36 }, (_, index) =>
    activity({
      wallet,
      kind: "sent",
      blockNumber: 1 + index * 144,
      at: 1_735_689_600 + index * 6 * 86_400,
      counterparty: `0x${(1_000 + (index % 20)).toString(16).padStart(40, "0")}`,
      amount: 10n ** 18n,
      method: index % 2 === 0 ? "0xa9059cbb" : null,
    }),
  );
}
