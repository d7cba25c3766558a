"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

/** The count when the page was rendered; a new object for each page. */
export interface Unread {
  count: number;
}

interface UnreadState extends Unread {
  /** Overrides the count until the next page. */
  setCount: (count: number) => void;
}

const UnreadContext = createContext<UnreadState>({ count: 0, setCount: () => {} });

/** Provides the number of unread notifications. */
export function UnreadProvider({ unread, children }: { unread: Unread; children: ReactNode }) {
  const [override, setOverride] = useState({ since: unread, count: unread.count });
  const count = override.since === unread ? override.count : unread.count;
  return (
    <UnreadContext value={{ count, setCount: (next) => setOverride({ since: unread, count: next }) }}>
      {children}
    </UnreadContext>
  );
}

export function useUnreadCount(): number {
  return useContext(UnreadContext).count;
}

/** Sets the count after notifications were read on the page. */
export function useSetUnreadCount(): (count: number) => void {
  return useContext(UnreadContext).setCount;
}
