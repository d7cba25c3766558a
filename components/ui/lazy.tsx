"use client";

import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

interface Props<M> {
  /** An import of the part: the same function each time. */
  part: () => Promise<M>;
  /** The part itself, once it is there. */
  children: (module: M) => ReactNode;
}

const look =
  "fixed inset-x-4 bottom-4 z-50 flex items-center gap-3 rounded-xl bg-ink px-4 py-3 text-paper sm:left-auto sm:w-96";

/**
 * A part of a page that only some readers open, such as a window over it: its code is fetched when they do. While it is on its
 * way the page says so; where it does not come, it says that too and offers to try again.
 */
export function Lazy<M>({ part, children }: Props<M>) {
  const [state, setState] = useState<{ module: M } | "fetching" | "failed">("fetching");
  const isFetching = state === "fetching";
  useEffect(() => {
    if (!isFetching) return;
    part().then(
      (module) => setState({ module }),
      () => setState("failed"),
    );
  }, [isFetching, part]);
  if (typeof state === "object") return children(state.module);
  if (state === "fetching") {
    return (
      <p role="status" className={`appear ${look}`}>
        <LoaderCircle size={20} className="shrink-0 motion-safe:animate-spin" /> One moment …
      </p>
    );
  }
  return (
    <div role="alert" className={look}>
      <p className="flex-1">This part could not be loaded. Check the connection.</p>
      <button
        type="button"
        onClick={() => setState("fetching")}
        className="min-h-11 shrink-0 cursor-pointer font-medium underline underline-offset-4"
      >
        Try again
      </button>
    </div>
  );
}

/** For the button that opens a part: it is fetched as soon as somebody points at the button or comes to it by keyboard. */
export function preload(part: () => Promise<unknown>): { onPointerEnter: () => void; onFocus: () => void } {
  // Whether it came is seen when it is opened.
  const fetch = () => void part().catch(() => {});
  return { onPointerEnter: fetch, onFocus: fetch };
}
