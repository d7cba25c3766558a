import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Frame } from "@/components/site/frame.tsx";
import { readTheme, THEME_COOKIE } from "@/components/site/theme.ts";
import type { WalletSettings } from "@/components/wallet/types.ts";
import { readPerson, readSession } from "@/lib/auth/session.ts";
import { systemContext } from "@/lib/core/context.ts";
import { env } from "@/lib/core/env.ts";
import { isOperatorWallet } from "@/lib/core/operators.ts";
import { DEMO_OPERATOR, LOCAL_MNEMONIC } from "@/lib/core/published-keys.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { countUnread } from "@/lib/domains/attestations/index.ts";
import { requireIdentity } from "@/lib/domains/wallets/index.ts";
import { whenKnown } from "./null-on-error.ts";

/** The frame of every page for the signed-in wallet or person. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [session, person, cookieStore] = await Promise.all([readSession(), readPerson(), cookies()]);
  const ctx = systemContext();
  const [unread, identity] = session
    ? await Promise.all([countUnread(ctx, session), whenKnown(requireIdentity(ctx, session.wallet))])
    : [0, null];
  return (
    <Frame
      unread={{ count: unread }}
      account={session ? checksum(session.wallet) : null}
      accountName={identity?.svcId ?? null}
      isOperator={session !== null && isOperatorWallet(env(), session.wallet)}
      person={person && { subject: person.subject, role: person.role }}
      wallets={walletSettings()}
      theme={readTheme(cookieStore.get(THEME_COOKIE)?.value)}
    >
      {children}
    </Frame>
  );
}

/** The chains without the RPC URLs of public networks, which may contain a key. */
function walletSettings(): WalletSettings {
  const { CHAINS, WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL, ...settings } = env();
  const hasDemo = CHAINS.some(({ local }) => local);
  return {
    chains: CHAINS.map(({ id, name, currency, local, rpcUrls }) => ({
      id,
      name,
      currency,
      rpcUrl: local ? (rpcUrls[0] ?? null) : null,
    })),
    demoMnemonic: hasDemo ? LOCAL_MNEMONIC : null,
    walletConnect: projectId === undefined ? null : { projectId, relayUrl: WALLETCONNECT_RELAY_URL },
    demoOperator: hasDemo && isOperatorWallet(settings, DEMO_OPERATOR.address) ? DEMO_OPERATOR.account : null,
  };
}
