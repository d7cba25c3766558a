"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { Button } from "./button.tsx";
import { Spinner } from "./spinner.tsx";

interface Props {
  /** Renders the part on the server; null if that failed. Another function asks for it again: a refresh of the page brings one. */
  load: () => Promise<ReactNode>;
  /** The page with this part in it, for readers without scripts and when loading fails. */
  href: string;
}

/** A part of a page that is loaded when the fold around it opens, or for paper: what few readers open is not in every page. */
export function OnDemand({ load, href }: Props) {
  const t = useTexts("ui");
  const place = useRef<HTMLDivElement>(null);
  /** How often it was asked for. */
  const [asked, setAsked] = useState(0);
  const [found, setFound] = useState<{ part: ReactNode } | "failed" | null>(null);
  useEffect(() => {
    const fold = place.current?.closest("details");
    const ask = () => setAsked((times) => times || 1);
    const open = () => fold?.open && ask();
    const print = () => flushSync(ask);
    // It may have been opened before React came.
    open();
    fold?.addEventListener("toggle", open);
    addEventListener("beforeprint", print);
    return () => {
      fold?.removeEventListener("toggle", open);
      removeEventListener("beforeprint", print);
    };
  }, []);
  useEffect(() => {
    if (asked === 0) return;
    let isCurrent = true;
    const show = (part: ReactNode) => isCurrent && setFound(part === null ? "failed" : { part });
    load().then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [asked, load]);
  const retry = () => {
    setFound(null);
    setAsked(asked + 1);
  };
  return (
    <div ref={place}>
      {typeof found === "object" && found?.part}
      {found === null && asked > 0 && (
        <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
          <Spinner size={20} /> {t("loading")}
        </p>
      )}
      {found === "failed" && <Failed href={href} retry={retry} />}
      {asked === 0 && (
        <noscript>
          <a href={withBasePath(href)} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t("showPart")}
          </a>
        </noscript>
      )}
    </div>
  );
}

function Failed({ href, retry }: { href: string; retry: () => void }) {
  const t = useTexts("ui");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-4">
      <p className="text-down">{t("partFailed")}</p>
      <Button kind="quiet" onClick={retry}>
        {t("tryAgain")}
      </Button>
      <a href={withBasePath(href)} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t("loadPage")}
      </a>
    </div>
  );
}
