import { LoaderCircle } from "lucide-react";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Refresh } from "../ui/refresh.tsx";

/** Shown until the scores are loaded; refreshes itself. */
export function StillIndexing() {
  return (
    <>
      <Refresh seconds={5} />
      <Notice icon={LoaderCircle} title="Still indexing the chains" busy>
        <p>Wallets appear here as soon as they have a score. This page refreshes itself.</p>
      </Notice>
    </>
  );
}

/** Shown while no wallet has a score; refreshes itself. */
export function NoScoresYet() {
  return (
    <>
      <Refresh seconds={5} />
      <Notice icon={LoaderCircle} title="No scores yet" busy>
        <p>
          Wallets appear here as soon as their blocks are indexed and scored. On chains that are indexed on request,
          look up a wallet first. This page refreshes itself.
        </p>
        <ButtonLink kind="quiet" href="/search">
          Look up a wallet
        </ButtonLink>
      </Notice>
    </>
  );
}
