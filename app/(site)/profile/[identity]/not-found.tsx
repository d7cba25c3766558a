import { UnknownIdentity } from "@/components/search/unknown-identity.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { systemContext } from "@/lib/core/context.ts";

export default function UnknownProfile() {
  const origin = systemContext().env.PUBLIC_ORIGIN;
  return (
    <UnknownIdentity
      call={
        <CodeBlock
          code={`curl -X POST -H "Authorization: Bearer $CREDENCE_KEY" \\\n-H "Content-Type: application/json" \\\n-d '{"address":"0x…"}' ${origin}/v1/wallets`}
          label="Copy the call"
        />
      }
    />
  );
}
