import { useRef } from "react";

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** For windows that no trigger of Radix opens: the focus goes back to where it was, or to the content where that is gone. */
export function useReturnFocus(): FocusReturn {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const isGone = !before.current?.isConnected || before.current === document.body;
      const place = isGone ? document.getElementById("content") : before.current;
      if (place instanceof HTMLElement) place.focus();
    },
  };
}
