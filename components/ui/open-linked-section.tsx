"use client";

import { useEffect } from "react";

/** Opens the folded section that the address or a followed link names, and scrolls to it. */
export function OpenLinkedSection() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const fold = target?.closest("details");
      if (!fold) return;
      fold.open = true;
      target?.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return null;
}
