import { DocsSection } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";

/** Where the measured quality of the score stands, and how to measure it again. */
export function Quality() {
  return (
    <DocsSection id="quality" title="How good it is">
      <p>
        The score was measured on recorded and labelled wallets. <Code>docs/scoring.md</Code> in the source of Credence
        has the figures, good and bad: how often an honest wallet scores above a fraud that the model has not seen, by
        category and by year; what honest wallets lose; and what a forged score costs.
      </p>
      <p>
        <Code>npm run validity -- &lt;folder&gt; --nested</Code> and <Code>npm run forgery -- &lt;folder&gt;</Code>{" "}
        measure it again, on a folder of labelled wallets.
      </p>
    </DocsSection>
  );
}
