import { CircleHelp } from "lucide-react";
import { SearchForm } from "@/components/site/search-form.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Section } from "@/components/ui/section.tsx";
import { systemContext } from "@/lib/core/context.ts";

export default function UnknownWallet() {
  const origin = systemContext().env.PUBLIC_ORIGIN;
  return (
    <>
      <h1 className="mt-14 mb-6 text-3xl font-semibold tracking-tight">This wallet is not known here</h1>
      <Notice icon={CircleHelp} title="It has no score, which says nothing about it.">
        <p>
          A wallet becomes known when it sends a transaction on a chain that is followed whole, or when somebody asks to
          have its past read.
        </p>
      </Notice>
      <div className="mt-10 max-w-2xl">
        <SearchForm id="search-again" />
      </div>
      <Section id="track" title="Ask for its past">
        <CodeBlock
          code={`curl -X POST -H "Authorization: Bearer $CREDENCE_KEY" \\\n-H "Content-Type: application/json" \\\n-d '{"address":"0x…"}' ${origin}/v1/wallets`}
          label="Copy the call"
        />
      </Section>
    </>
  );
}
