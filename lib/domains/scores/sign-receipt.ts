import type { Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { currentModel, type Model, type ScoreFacts, scorePoints } from "../../engine/index.ts";
import { hashJson, modelHash } from "./model-hash.ts";
import {
  type Receipt,
  type ReceiptDomain,
  type ReceiptFacts,
  type ReceiptSource,
  receiptDigest,
  type UnsignedReceipt,
} from "./receipt.ts";

export interface ReceiptInput {
  /** The subject's checksummed address. */
  subject: string;
  facts: ScoreFacts;
  sources: readonly ReceiptSource[];
  coverage: UnsignedReceipt["coverage"];
  domain: ReceiptDomain;
  /** Unix seconds. */
  issuedAt: number;
  model?: Model;
}

/** Score the facts and record everything needed to repeat it. */
export function createReceipt(input: ReceiptInput): UnsignedReceipt {
  const model = input.model ?? currentModel;
  const facts: ReceiptFacts = {
    ...input.facts,
    sources: [...input.sources].sort((a, b) => a.chainId - b.chainId),
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
    domain: input.domain,
  };
}

/** Sign a receipt with the service's key (EIP-712, secp256k1). */
export async function signReceipt(receipt: UnsignedReceipt, privateKey: Hex): Promise<Receipt> {
  const account = privateKeyToAccount(privateKey);
  const signature = await account.sign({ hash: receiptDigest(receipt) });
  return { ...receipt, signer: account.address, signature };
}
