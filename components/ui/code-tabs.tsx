import { CodeBlock } from "./code-block.tsx";
import { Tabs } from "./tabs.tsx";

interface Props {
  label: string;
  /** What is copied, such as "call". */
  what: string;
  codes: readonly { id: string; label: string; code: string }[];
}

/** The same code in several languages. */
export function CodeTabs({ label, what, codes }: Props) {
  const tabs = codes.map(({ code, ...tab }) => ({
    ...tab,
    content: <CodeBlock code={code} label={`Copy the ${what} in ${tab.label}`} />,
  }));
  return <Tabs label={label} tabs={tabs} />;
}
