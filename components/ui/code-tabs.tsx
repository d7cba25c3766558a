import { CodeBlock } from "./code-block.tsx";
import { Tabs } from "./tabs.tsx";

interface Props {
  label: string;
  /** The name of the button that copies it, such as "Copy the call in Python". */
  copyIn: (language: string) => string;
  codes: readonly { id: string; label: string; code: string }[];
}

/** The same code in several languages. */
export function CodeTabs({ label, copyIn, codes }: Props) {
  const tabs = codes.map(({ code, ...tab }) => ({
    ...tab,
    content: <CodeBlock code={code} label={copyIn(tab.label)} />,
  }));
  return <Tabs label={label} tabs={tabs} />;
}
