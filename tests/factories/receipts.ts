import type { Hex } from "viem";
import { generatePrivateKey } from "viem/accounts";
import { createReceipt, signReceipt } from "../../lib/domains/scores/issue-receipt.ts";
import { type Receipt, receiptDomain } from "../../lib/domains/scores/receipt/receipt.ts";
import { currentModel, type Model } from "../../lib/engine/index.ts";
import { sampleFacts } from "../engine/sample-facts.ts";

const domain = receiptDomain({ CHAINS: [{ id: 31337 }], PUBLIC_ORIGIN: "http://localhost:3000" });

/** A receipt of sample facts as a client gets it: through JSON. */
export async function newReceipt(options: { key?: Hex; model?: Model } = {}): Promise<Receipt> {
  const { key = generatePrivateKey(), model = currentModel } = options;
  const facts = sampleFacts();
  const source = {
    chainId: 1,
    fromBlock: 0,
    toBlock: 900,
    blockHash: `0x${"ab".repeat(32)}`,
    referenceWei: "1000000000000000000",
    prices: {},
    contracts: { governors: [], pools: [] },
  };
  const receipt = createReceipt({
    subject: facts.subject,
    facts,
    sources: [source],
    coverage: [{ chainId: 1, fromBlock: 0, toBlock: 900, blockHash: source.blockHash, state: "ok" }],
    domain,
    issuedAt: 1_700_000_000,
    model,
  });
  return JSON.parse(JSON.stringify(await signReceipt(receipt, key)));
}
