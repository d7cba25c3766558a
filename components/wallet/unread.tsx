"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

/** What the service counted when it made the page: a new object for each page. */
export interface Unread {
  count: number;
}

interface Known extends Unread {
  /** Another count, until the service counts again. */
  know: (count: number) => void;
}

const Context = createContext<Known>({ count: 0, know: () => {} });

/** The number of unread notifications, for everything in the frame. */
export function UnreadProvider({ unread, children }: { unread: Unread; children: ReactNode }) {
  const [known, setKnown] = useState({ since: unread, count: unread.count });
  const count = known.since === unread ? known.count : unread.count;
  return <Context value={{ count, know: (next) => setKnown({ since: unread, count: next }) }}>{children}</Context>;
}

export function useUnreadCount(): number {
  return useContext(Context).count;
}

/** Set the count, for a page on which notifications were read after the frame around it was made. */
export function useSetUnreadCount(): (count: number) => void {
  return useContext(Context).know;
}
