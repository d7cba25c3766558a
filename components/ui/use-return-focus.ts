import { useRef } from "react";

interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * For dialogs without a Radix trigger: focuses the element marked `data-first-focus`, otherwise the first one, and at the end returns the
 * focus to its previous element, or to the content if that was removed.
 */
export function useReturnFocus(): ReturnFocus {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      before.current = document.activeElement;
      const first = event.target instanceof Element ? event.target.querySelector("[data-first-focus]") : null;
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const isGone = !before.current?.isConnected || before.current === document.body;
      const target = isGone ? document.getElementById("content") : before.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
