import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Frame } from "@/components/site/frame.tsx";
import { readTheme, THEME_COOKIE } from "@/components/site/theme.ts";
import type { WalletSettings } from "@/components/wallet/types.ts";
import { readSession } from "@/lib/auth/session.ts";
import { systemContext } from "@/lib/core/context.ts";
import { env } from "@/lib/core/env.ts";
import { LOCAL_MNEMONIC } from "@/lib/core/published-keys.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { countUnread } from "@/lib/domains/attestations/index.ts";

/** The frame of every page for the signed-in wallet. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [session, cookieStore] = await Promise.all([readSession(), cookies()]);
  const unread = session ? await countUnread(systemContext(), session) : 0;
  return (
    <Frame
      unread={{ count: unread }}
      account={session ? checksum(session.wallet) : null}
      wallets={walletSettings()}
      theme={readTheme(cookieStore.get(THEME_COOKIE)?.value)}
    >
      {children}
    </Frame>
  );
}

/** The chains without the RPC URLs of public networks, which may contain a key. */
function walletSettings(): WalletSettings {
  const { CHAINS } = env();
  return {
    chains: CHAINS.map(({ id, name, currency, local, rpcUrls }) => ({
      id,
      name,
      currency,
      rpcUrl: local ? (rpcUrls[0] ?? null) : null,
    })),
    demoMnemonic: CHAINS.some(({ local }) => local) ? LOCAL_MNEMONIC : null,
  };
}
