"use client";

import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Several views of one thing, one shown at a time. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Primitive.Root defaultValue={tabs[0]?.id}>
      <Primitive.List aria-label={label} className="mb-3 flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
