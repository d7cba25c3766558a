"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

/** What happened and how to mend it, by error code. */
export type ErrorTexts = Readonly<Record<string, { meaning: string; mend: string }>>;

interface Docs {
  /** A pasted key; empty: none. Lives in this page's memory alone, and is gone when it is closed or read again. */
  apiKey: string;
  setApiKey: (apiKey: string) => void;
  /** Scheme and host of the API. */
  origin: string;
  errors: ErrorTexts;
}

const DocsContext = createContext<Docs>({ apiKey: "", setApiKey: () => {}, origin: "", errors: {} });

export function useDocs(): Docs {
  return useContext(DocsContext);
}

/** What all consoles share: the key that was pasted into one of them, and the words for errors. */
export function DocsProvider(props: { origin: string; errors: ErrorTexts; children: ReactNode }) {
  const [apiKey, setApiKey] = useState("");
  const { origin, errors } = props;
  return <DocsContext value={{ apiKey, setApiKey, origin, errors }}>{props.children}</DocsContext>;
}
