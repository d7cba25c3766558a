import { type Client, createClient } from "@credence/client";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Theme } from "./styles.tsx";

export interface CredenceProviderProps {
  /** The service, with a publishable key; or where the proxy of `@credence/client/proxy` is mounted, such as `/api/credence`. */
  baseUrl?: string;
  /** A publishable key (`svc_pub_…`), for pages without a server. Secret keys are refused: every reader of a page has what is in it. */
  publishableKey?: string;
  /** Instead of these: a client of your own. */
  client?: Client;
  /** `auto` follows the reader's system. */
  theme?: Theme;
  /** The nonce of your content security policy, for the style sheet. */
  nonce?: string;
  children: ReactNode;
}

export interface Setup {
  client: Client;
  theme: Theme;
  nonce: string | undefined;
  /** Requests that run, so that several components share one. */
  running: Map<string, Promise<unknown>>;
}

const SetupContext = createContext<Setup | null>(null);

/** Configures the hooks and components below it. */
export function CredenceProvider({
  baseUrl,
  publishableKey,
  client,
  theme = "auto",
  nonce,
  children,
}: CredenceProviderProps): ReactNode {
  const value = useMemo(
    () => ({
      client: client ?? createPageClient(baseUrl, publishableKey),
      theme,
      nonce,
      running: new Map<string, Promise<unknown>>(),
    }),
    [baseUrl, publishableKey, client, theme, nonce],
  );
  return <SetupContext value={value}>{children}</SetupContext>;
}

function createPageClient(baseUrl: string | undefined, apiKey: string | undefined): Client {
  if (apiKey === undefined) return createClient({ baseUrl });
  if (!apiKey.startsWith("svc_pub_")) throw new Error("A page takes a publishable key (svc_pub_…) and no secret one.");
  return createClient({ baseUrl, apiKey, credentials: "omit" });
}

export function useSetup(): Setup {
  const setup = useContext(SetupContext);
  if (!setup) throw new Error("Hooks and components of @credence/react need a <CredenceProvider> above them.");
  return setup;
}
