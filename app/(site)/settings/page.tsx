import { AtSign } from "lucide-react";
import type { Metadata } from "next";
import { IdentityCard } from "@/components/names/identity-card.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import { checksum } from "@/lib/core/schemas.ts";
import { getIdentity, type IdentityView, listIdentities } from "@/lib/domains/identities/index.ts";
import { readSignedIn, type SignedIn } from "../../portal/_lib/signed-in.ts";
import { whenKnown } from "../_lib/null-on-error.ts";

export const metadata: Metadata = { title: "Names and wallets", robots: { index: false } };

/** Names shown; whoever owns more finds each by its own page. */
const SHOWN = 50;

export default async function SettingsPage() {
  const who = await readSignedIn();
  const names = who ? await readNames(who) : [];
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12">Names and wallets</h1>
      <p className="mt-2 max-w-2xl text-lg text-ink-soft">
        An activated name stands for all the wallets linked to it. Their scores are one.
      </p>
      <div className="mt-8 grid gap-6">
        {!who && (
          <EmptyState icon={AtSign} title="Sign in to see your names">
            <p>Connect a wallet that owns a name or is linked to one.</p>
            <ConnectButton label="Connect and sign in" />
          </EmptyState>
        )}
        {who && names.length === 0 && (
          <EmptyState icon={AtSign} title="No name yet">
            <p>Mint a name first. Then you can activate it here and link your other wallets.</p>
            <ButtonLink href="/names">Find a name</ButtonLink>
          </EmptyState>
        )}
        {who &&
          names.map(({ svcId, name, state, owner, chainId, nonce, wallets }) => (
            <IdentityCard
              key={svcId}
              account={checksum(who.session.wallet)}
              identity={{
                svcId,
                name,
                state,
                owner,
                chainId,
                nonce,
                wallets: wallets.map(({ address, primary }) => ({ address, primary })),
              }}
            />
          ))}
      </div>
    </>
  );
}

/** The identity the reader's wallet is on, whoever owns it, then the other names it owns. */
async function readNames({ ctx, session }: SignedIn): Promise<IdentityView[]> {
  const [own, { identities }] = await Promise.all([
    whenKnown(getIdentity(ctx, { identity: session.wallet })),
    listIdentities(ctx, { owner: session.wallet, limit: SHOWN, offset: 0 }),
  ]);
  return own ? [own, ...identities.filter(({ svcId }) => svcId !== own.svcId)] : identities;
}
