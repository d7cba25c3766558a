"use client";

import { useEffect } from "react";
import { api } from "../api/client.ts";
import { useSetUnreadCount } from "../wallet/unread.tsx";

/** Marks the shown notifications as read, and updates the unread count. A failure leaves them for the next visit. */
export function MarkRead({ ids }: { ids: readonly string[] }) {
  const setUnread = useSetUnreadCount();
  const list = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list; setUnread changes with each render.
  useEffect(() => {
    if (list === "") return;
    api
      .call("POST /v1/notifications/read", { body: { ids: list.split(",") } })
      .then(({ unread }) => setUnread(unread))
      .catch(() => {});
  }, [list]);
  return null;
}
