import type { Metadata } from "next";
import { decodeSegment } from "@/components/site/decode-segment.ts";
import { ClientTexts } from "@/components/texts/server.tsx";
import { ToastProvider } from "@/components/ui/toast.tsx";
import { visible } from "@/components/ui/visible-text.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { Identity, isAddressIdentity } from "@/lib/core/schemas.ts";
import { getIdentity } from "@/lib/domains/identities/index.ts";
import { readSignedIn } from "../../../portal/_lib/signed-in.ts";
import { whenKnown } from "../../_lib/null-on-error.ts";
import type { PageProps } from "../../_lib/query.ts";
import { readNamesChains, readReferrer } from "../_lib/names.ts";
import { AvailableName } from "./available-name.tsx";
import { MintedName } from "./minted-name.tsx";

interface Props extends PageProps {
  params: Promise<{ name: string }>;
}

/** The name of the URL, as it was typed. */
async function readName(params: Props["params"]): Promise<string> {
  return decodeSegment((await params).name)
    .replaceAll("\0", "")
    .slice(0, 255);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: visible(await readName(params)) };
}

export default async function NamePage({ params, searchParams }: Props) {
  const { chainId, ref } = await searchParams;
  const ctx = systemContext();
  const requested = await readName(params);
  const name = Identity.safeParse(requested).data;
  const [signedIn, referrer, identity] = await Promise.all([
    readSignedIn(),
    readReferrer(ctx, ref),
    name === undefined || isAddressIdentity(name) ? null : whenKnown(getIdentity(ctx, { identity: name })),
  ]);
  const chains = readNamesChains(ctx);
  const chain = chains.find((one) => String(one.chainId) === chainId) ?? chains[0] ?? null;
  return (
    <ToastProvider>
      <ClientTexts
        of={[
          "api.problem",
          "names.forms",
          "names.sponsored",
          "names.timeLeft",
          "names.transaction",
          "wallet.errors",
          "wallet.signIn",
        ]}
      >
        {identity ? (
          <MintedName ctx={ctx} identity={identity} signedIn={signedIn} />
        ) : (
          <AvailableName {...{ requested, ctx, signedIn, chains, chain, referrer }} />
        )}
      </ClientTexts>
    </ToastProvider>
  );
}
