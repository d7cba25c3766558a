"use client";

import { useParams } from "next/navigation";
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
  const params = useParams<{ identity: string }>();
  const identity = decodeSegment(params.identity ?? "");
  const address = pastedDigits(identity);
  if (!address) {
    const name = encodeURIComponent(identity);
    if (/\.eth$/i.test(identity)) return <EnsName name={name} />;
    return (
      <>
        <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">Name not found</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">
          No wallet has the name{" "}
          <span className="inline-block max-w-full font-medium wrap-anywhere text-ink">{identity}</span>. Check the
          spelling.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={`/names?q=${name}`}>See whether it is free</ButtonLink>
          <ButtonLink href={`/search?q=${name}`} kind="quiet">
            Find similar names
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">
        We have not indexed this wallet yet
      </h1>
      <p className="figures mt-3 font-mono text-sm text-balance break-all text-ink-faint">{address}</p>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">
        No score does not mean low trust. We index a wallet when it sends a transaction on a fully indexed chain, or
        when somebody asks for it.
      </p>
      <AskWallet address={address} chains={chains} refused={refused} />
      <TrackWallet address={address} origin={origin} />
    </>
  );
}

/** A name of ENS, by its part of a URL. */
function EnsName({ name }: { name: string }) {
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">This is a name of ENS</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        ENS is not read here, so profiles have no{" "}
        <span className="inline-block max-w-full font-medium wrap-anywhere text-ink">{decodeURIComponent(name)}</span>.
        Send the address that it leads to.
      </p>
      <ButtonLink href={`/search?q=${name}`} className="mt-6">
        Search for it
      </ButtonLink>
    </>
  );
}
