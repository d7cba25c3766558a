"use client";

import { useParams } from "next/navigation";
import { useTexts } from "#texts";
import { pastedDigits } from "../../lib/core/pasted-address.ts";
import { decodeSegment } from "../site/decode-segment.ts";
import { ButtonLink } from "../ui/button.tsx";
import { AskWallet } from "./ask-wallet.tsx";
import { TrackWallet } from "./track-wallet.tsx";

interface Props {
  origin: string;
  /** Names of the configured chains by id. */
  chains: Readonly<Record<string, string>>;
  /** Why a form that asks for the wallet was refused. */
  refused?: string | undefined;
}

/** An unknown wallet, which is read at once, or an unknown name. */
export function UnknownIdentity({ origin, chains, refused }: Props) {
  const t = useTexts("search.unknown");
  const params = useParams<{ identity: string }>();
  const identity = decodeSegment(params.identity ?? "");
  const address = pastedDigits(identity);
  if (!address) {
    const name = encodeURIComponent(identity);
    if (/\.eth$/i.test(identity)) return <EnsName name={name} />;
    return (
      <>
        <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">{t("name")}</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">
          {t.rich("nameText", {
            name: () => <span className="inline-block max-w-full font-medium wrap-anywhere text-ink">{identity}</span>,
          })}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={`/names?q=${name}`}>{t("free")}</ButtonLink>
          <ButtonLink href={`/search?q=${name}`} kind="quiet">
            {t("similar")}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">{t("wallet")}</h1>
      <p className="figures mt-3 font-mono text-sm text-balance break-all text-ink-faint">{address}</p>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t("walletText")}</p>
      <AskWallet address={address} chains={chains} refused={refused} />
      <TrackWallet address={address} origin={origin} />
    </>
  );
}

/** A name of ENS, by its part of a URL. */
function EnsName({ name }: { name: string }) {
  const t = useTexts("search.unknown");
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">{t("ens")}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        {t.rich("ensText", {
          name: () => (
            <span className="inline-block max-w-full font-medium wrap-anywhere text-ink">
              {decodeURIComponent(name)}
            </span>
          ),
        })}
      </p>
      <ButtonLink href={`/search?q=${name}`} className="mt-6">
        {t("ensSearch")}
      </ButtonLink>
    </>
  );
}
