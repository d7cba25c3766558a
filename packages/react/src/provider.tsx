import { type Client, createClient } from "@credence/client";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Theme } from "./styles.tsx";

export interface CredenceProviderProps {
  /** Where the proxy of `@credence/client/proxy` is mounted, such as `/api/credence`. */
  baseUrl?: string;
  /** Instead of `baseUrl`: a client of your own. */
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
  client,
  theme = "auto",
  nonce,
  children,
}: CredenceProviderProps): ReactNode {
  const value = useMemo(
    () => ({ client: client ?? createClient({ baseUrl }), theme, nonce, running: new Map<string, Promise<unknown>>() }),
    [baseUrl, client, theme, nonce],
  );
  return <SetupContext value={value}>{children}</SetupContext>;
}

export function useSetup(): Setup {
  const setup = useContext(SetupContext);
  if (!setup) throw new Error("Hooks and components of @credence/react need a <CredenceProvider> above them.");
  return setup;
}
