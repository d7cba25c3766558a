import { Download, ReceiptText } from "lucide-react";
import { useTexts } from "#texts";
import { CoverageTable } from "@/components/scores/coverage-table.tsx";
import type { ChainNames } from "@/components/scores/transaction-link.tsx";
import { VerifyHere } from "@/components/scores/verify-here.tsx";
import { ClientTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { FoldedSection } from "@/components/ui/section.tsx";
import type { Profile } from "./read-profile.ts";

/** The blocks a score was computed from, and the receipt by which anybody verifies it. */
export function DataAndProof({ profile: { address, breakdown }, chains }: { profile: Profile; chains: ChainNames }) {
  const t = useTexts("profile.proof");
  return (
    <>
      {breakdown.coverage.length > 0 && (
        <FoldedSection id="coverage" title={t("sources")} summary={t("count", { count: breakdown.coverage.length })}>
          <CoverageTable coverage={breakdown.coverage} chains={chains} />
        </FoldedSection>
      )}
      <FoldedSection id="recompute" title={t("verify")} summary={t("receipt")} note={t("note")}>
        <div className="grid gap-4">
          <ClientTexts of={["scores.verify"]}>
            <VerifyHere receiptUrl={`/profile/${address}/receipt.json`} />
          </ClientTexts>
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="quiet" prefetch={false} href={`/profile/${address}/receipt.json`} download="receipt.json">
              <Download size={18} /> {t("download")}
            </ButtonLink>
            <ButtonLink kind="quiet" prefetch={false} href={`/profile/${address}/receipt`}>
              <ReceiptText size={18} /> {t("view")}
            </ButtonLink>
          </div>
          <CodeBlock code="npm run verify -- receipt.json" label={t("copy")} />
          <p className="figures text-sm break-all text-ink-faint">
            {t.rich("model", {
              version: breakdown.modelVersion,
              hash: () => <span className="font-mono">{breakdown.modelHash}</span>,
            })}
          </p>
        </div>
      </FoldedSection>
    </>
  );
}
