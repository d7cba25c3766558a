import type { Hex } from "viem";
import { signHash, signingAccount } from "../../core/signing-account.ts";
import { type Model, type ScoreFacts, scorePoints } from "../../engine/index.ts";
import { hashJson, modelHash } from "../models/index.ts";
import {
  type Receipt,
  type ReceiptDomain,
  type ReceiptFacts,
  type ReceiptSource,
  receiptDigest,
  type UnsignedReceipt,
} from "./receipt.ts";
import { validUntil } from "./valid-until.ts";

export interface ReceiptInput {
  /** The subject's checksummed address. */
  subject: string;
  facts: ScoreFacts;
  sources: readonly ReceiptSource[];
  coverage: UnsignedReceipt["coverage"];
  domain: ReceiptDomain;
  /** Unix seconds. */
  issuedAt: number;
  /** When attestations about the subject expire, unix seconds. */
  expirations?: readonly number[];
  model: Model;
}

/** Score the facts, and record everything that is needed to compute the score again. */
export function createReceipt(input: ReceiptInput): UnsignedReceipt {
  const { model } = input;
  const facts: ReceiptFacts = {
    ...input.facts,
    sources: [...input.sources].sort((a, b) => a.chainId - b.chainId),
    validUntil: validUntil(input.facts, input.expirations ?? [], model, input.issuedAt),
  };
  const { total, breakdown } = scorePoints(input.facts, model);
  return {
    subject: input.subject,
    modelVersion: model.spec.version,
    modelHash: modelHash(model),
    facts,
    factsHash: hashJson(facts),
    result: { total, breakdown },
    coverage: input.coverage,
    issuedAt: input.issuedAt,
    validUntil: facts.validUntil,
    domain: input.domain,
  };
}

/** Sign a receipt with the service's key (EIP-712, secp256k1). */
export async function signReceipt(receipt: UnsignedReceipt, privateKey: Hex): Promise<Receipt> {
  const signature = await signHash(privateKey, receiptDigest(receipt));
  return { ...receipt, signer: signingAccount(privateKey).address, signature };
}
