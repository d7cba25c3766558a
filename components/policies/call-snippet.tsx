import { useTexts } from "#texts";
import { CodeTabs } from "../ui/code-tabs.tsx";
import { formatPolicy } from "./format-policy.ts";

/** The call in two languages, with the key from the environment. */
export function CallSnippet({ origin, identity, policy }: { origin: string; identity: string; policy: unknown }) {
  const t = useTexts("policies.page");
  const url = `${origin}/v1/trust/policies/evaluate`;
  const body = { identity: identity || "alice", policy };
  const calls = [
    {
      id: "curl",
      label: "curl",
      // A single quote has to end the quoted text and start it again.
      code: `curl ${url} \\\n  -H "Authorization: Bearer $CREDENCE_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
    },
    {
      id: "typescript",
      label: "TypeScript",
      code: `const policy = ${formatPolicy(policy)};

const answer = await fetch("${url}", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.CREDENCE_KEY}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ identity: ${JSON.stringify(body.identity)}, policy }),
});
const { result } = await answer.json();
if (!result.allowed) console.log(result.rules.filter((rule) => rule.outcome !== "pass"));`,
    },
  ];
  return <CodeTabs label={t("language")} copyIn={(language) => t("copyIn", { language })} codes={calls} />;
}
