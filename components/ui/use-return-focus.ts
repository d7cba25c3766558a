import { useRef } from "react";

interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** For dialogs without a Radix trigger: returns the focus to its previous element, or to the content if that was removed. */
export function useReturnFocus(): ReturnFocus {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const isGone = !before.current?.isConnected || before.current === document.body;
      const target = isGone ? document.getElementById("content") : before.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
