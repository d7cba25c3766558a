"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useTexts } from "#texts";
import { Spinner } from "./spinner.tsx";

interface Props<M> {
  /** Imports the module; has to be the same function on each render. */
  load: () => Promise<M>;
  /** Renders the module's exports. */
  children: (module: M) => ReactNode;
}

const box =
  "fixed inset-x-4 bottom-4 z-50 flex items-center gap-3 rounded-xl bg-ink px-4 py-3 text-paper sm:left-auto sm:w-96";

/** A component whose code is loaded when it is first rendered, such as a dialog. Offers a retry if loading fails. */
export function Lazy<M>({ load, children }: Props<M>) {
  const t = useTexts("ui");
  const [state, setState] = useState<{ module: M } | "loading" | "failed">("loading");
  const isLoading = state === "loading";
  useEffect(() => {
    if (!isLoading) return;
    load().then(
      (module) => setState({ module }),
      () => setState("failed"),
    );
  }, [isLoading, load]);
  if (typeof state === "object") return children(state.module);
  if (state === "loading") {
    return (
      <p role="status" className={`appear ${box}`}>
        <Spinner size={20} /> {t("loading")}
      </p>
    );
  }
  return (
    <div role="alert" className={box}>
      <p className="flex-1">{t("partFailed")}</p>
      <button
        type="button"
        onClick={() => setState("loading")}
        className="min-h-11 shrink-0 cursor-pointer font-medium underline underline-offset-4"
      >
        {t("tryAgain")}
      </button>
    </div>
  );
}

/** Handlers for the button that opens a lazy part: they load it when the pointer enters the button or it gets the focus. */
export function preload(load: () => Promise<unknown>): { onPointerEnter: () => void; onFocus: () => void } {
  // A failure shows when the part is opened.
  const start = () => void load().catch(() => {});
  return { onPointerEnter: start, onFocus: start };
}
