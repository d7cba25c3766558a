"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs after the ARIA pattern. `first`: the one selected at first, otherwise the leftmost. */
export function Tabs({ label, tabs, first }: { label: string; tabs: readonly Tab[]; first?: string }) {
  const id = useId();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(first ?? tabs[0]?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabForKey(event.key, tabs, at);
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className="mb-3 flex gap-1 border-b border-line" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            disabled={!hydrated}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            // Only the selected tab is in the tab order; arrows reach the others.
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            className="-mb-px flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={id} tab={tab} isChosen={tab.id === chosen} />
      ))}
    </div>
  );
}

function TabPanel({ id, tab, isChosen }: { id: string; tab: Tab; isChosen: boolean }) {
  return (
    <div
      role="tabpanel"
      id={`${id}-${tab.id}-panel`}
      aria-labelledby={`${id}-${tab.id}`}
      hidden={!isChosen}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is the stop after its tab.
      tabIndex={0}
    >
      {isChosen && tab.content}
    </div>
  );
}

function tabForKey(key: string, tabs: readonly Tab[], at: number): Tab | undefined {
  if (key === "ArrowRight") return tabs[(at + 1) % tabs.length];
  if (key === "ArrowLeft") return tabs.at(at - 1);
  if (key === "Home") return tabs[0];
  return key === "End" ? tabs.at(-1) : undefined;
}
