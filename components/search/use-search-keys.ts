import { useEffect, useRef } from "react";

const FIELDS = "input, textarea, select, [contenteditable], [role=textbox]";
const OVERLAYS = "dialog[open], [role=dialog], [role=alertdialog], [role=menu], [popover]:popover-open";

/** Calls `open` when `/`, Ctrl+K or ⌘K is pressed anywhere but in a field or under a dialog. */
export function useSearchKeys(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(FIELDS)) return;
      if (document.querySelector(OVERLAYS)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  const isPlain = !ctrlKey && !metaKey;
  return isPlain ? key === "/" : key.toLowerCase() === "k";
}
