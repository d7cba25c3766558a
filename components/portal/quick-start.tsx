import { useTexts } from "#texts";
import { CodeTabs } from "../ui/code-tabs.tsx";

/** The first call in three languages, with the key from the environment. */
export function QuickStart({ origin, example }: { origin: string; example: string }) {
  const t = useTexts("portal.quickStart");
  const url = `${origin}/v1/score/${example}`;
  const calls = [
    { id: "curl", label: "curl", code: `curl -H "Authorization: Bearer $CREDENCE_KEY" \\\n${url}` },
    {
      id: "javascript",
      label: "JavaScript",
      code: `const answer = await fetch("${url}", {\n  headers: { Authorization: \`Bearer \${process.env.CREDENCE_KEY}\` },\n});\nconst { score } = await answer.json();`,
    },
    {
      id: "python",
      label: "Python",
      code: `import os, requests\n\nanswer = requests.get(\n    "${url}",\n    headers={"Authorization": f"Bearer {os.environ['CREDENCE_KEY']}"},\n)\nscore = answer.json()["score"]`,
    },
  ];
  return <CodeTabs label={t("language")} copyIn={(language) => t("copyIn", { language })} codes={calls} />;
}
