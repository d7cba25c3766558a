import { Download, ReceiptText } from "lucide-react";
import { CoverageTable } from "@/components/scores/coverage-table.tsx";
import type { ChainNames } from "@/components/scores/transaction-link.tsx";
import { VerifyHere } from "@/components/scores/verify-here.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { formatCount } from "@/components/ui/numbers.ts";
import { FoldedSection } from "@/components/ui/section.tsx";
import type { Profile } from "./read-profile.ts";

/** The blocks a score was computed from, and the receipt by which anybody verifies it. */
export function DataAndProof({ profile: { address, breakdown }, chains }: { profile: Profile; chains: ChainNames }) {
  return (
    <>
      {breakdown.coverage.length > 0 && (
        <FoldedSection id="coverage" title="Data sources" summary={formatCount(breakdown.coverage.length, "source")}>
          <CoverageTable coverage={breakdown.coverage} chains={chains} />
        </FoldedSection>
      )}
      <FoldedSection
        id="recompute"
        title="Verify this score"
        summary="signed receipt"
        note="The signed receipt holds the inputs, their blocks, and the result over all chains. Your browser can recompute it; a checkout of Credence does so without this server."
      >
        <div className="grid gap-4">
          <VerifyHere receiptUrl={`/profile/${address}/receipt.json`} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="quiet" prefetch={false} href={`/profile/${address}/receipt.json`} download="receipt.json">
              <Download size={18} /> Download receipt
            </ButtonLink>
            <ButtonLink kind="quiet" prefetch={false} href={`/profile/${address}/receipt`}>
              <ReceiptText size={18} /> View or print
            </ButtonLink>
          </div>
          <CodeBlock code="npm run verify -- receipt.json" label="Copy the command" />
          <p className="figures text-sm break-all text-ink-faint">
            Model {breakdown.modelVersion}, <span className="font-mono">{breakdown.modelHash}</span>
          </p>
        </div>
      </FoldedSection>
    </>
  );
}
