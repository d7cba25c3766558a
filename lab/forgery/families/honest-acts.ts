import type { Activity } from "../../../lib/engine/index.ts";
import type { Family, Innocent } from "../family.ts";
import type { HonestWallet } from "../honest.ts";
import { address, HOME } from "../ledger.ts";
import { pointsAfterRows } from "../victims.ts";

const ETHER = 10n ** 18n;

/** A row of the wallet at its last moment. */
function row(wallet: HonestWallet, kind: "sent" | "received", counterparty: string, amount: bigint): Activity {
  return {
    chainId: HOME,
    blockNumber: wallet.lastBlock + 1,
    at: wallet.lastAt,
    txHash: "0xhonest",
    txIndex: 0,
    logIndex: -1,
    wallet: wallet.address,
    kind,
    counterparty,
    asset: null,
    amount,
    assetOut: null,
    amountOut: null,
    method: null,
  };
}

function act(label: string, rowsOf: (wallet: HonestWallet) => Activity[]): Innocent {
  return { label, pointsAfter: (wallet, model) => pointsAfterRows(wallet, rowsOf(wallet), model) };
}

function partnerOf(wallet: HonestWallet): string {
  return wallet.scored.facts.topPartner?.address ?? address("somebody");
}

/** Everything the wallet paid its most frequent partner comes back, at most 1 ETH. */
function repayment(wallet: HonestWallet): Activity[] {
  const partner = partnerOf(wallet);
  let paid = 0n;
  for (const { kind, counterparty, amount, at } of wallet.history.activity) {
    if (kind === "sent" && counterparty === partner && at <= wallet.lastAt) paid += amount ?? 0n;
  }
  const amount = paid < ETHER ? paid : ETHER;
  return amount === 0n ? [] : [row(wallet, "received", partner, amount)];
}

export const honestActs: Family = {
  name: "honest-acts",
  title: "Honest acts, which must not hurt",
  innocent: [
    act("one more own transaction, to a new address", (wallet) => [row(wallet, "sent", address("somebody"), 0n)]),
    act("one more own transaction, to the most frequent partner", (wallet) => [
      row(wallet, "sent", partnerOf(wallet), 0n),
    ]),
    act("income of 1 ETH from a new address", (wallet) => [row(wallet, "received", address("payer"), ETHER)]),
    act("a repayment by the most frequent partner", repayment),
  ],
};
