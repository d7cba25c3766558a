"use client";

import { useEffect } from "react";
import { createClient } from "../../lib/api/client.ts";
import { useSetUnreadCount } from "../wallet/unread.tsx";

/**
 * Stands in a page that shows notifications: marks them as read once they are on the screen, and tells the frame how many are
 * left. Where that fails they stay unread, and the next visit marks them.
 */
export function MarkRead({ ids }: { ids: readonly string[] }) {
  const know = useSetUnreadCount();
  const shown = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list; the frame makes `know` again each time.
  useEffect(() => {
    if (shown === "") return;
    createClient()
      .call("POST /v1/notifications/read", { body: { ids: shown.split(",") } })
      .then(({ unread }) => know(unread))
      .catch(() => {});
  }, [shown]);
  return null;
}
