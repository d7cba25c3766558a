"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

/** The HTTP status of each error code, its meaning, and its remedy. */
export type ErrorTexts = Readonly<Record<string, { status: number; meaning: string; fix: string }>>;

interface Docs {
  /** A pasted key, or empty. Held in memory only. */
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

/** Shared by all consoles: the pasted key, the origin of the API, and the texts of errors. */
export function DocsProvider(props: { origin: string; errors: ErrorTexts; children: ReactNode }) {
  const [apiKey, setApiKey] = useState("");
  const { origin, errors } = props;
  return <DocsContext value={{ apiKey, setApiKey, origin, errors }}>{props.children}</DocsContext>;
}
