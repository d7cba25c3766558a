import { LoaderCircle } from "lucide-react";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Refresh } from "../ui/refresh.tsx";

/** The state before the scores are in memory: said plainly, and left by itself once they are there. */
export function StillIndexing() {
  return (
    <>
      <Refresh seconds={5} />
      <Notice icon={LoaderCircle} title="Still indexing the chains" busy>
        <p>
          Blocks are being read and scored. Wallets appear here as soon as they have a score; this page looks again by
          itself.
        </p>
      </Notice>
    </>
  );
}

/** The state of a service without any score: chains may be read just now, or wait for somebody who asks for a wallet. */
export function NoScoresYet() {
  return (
    <>
      <Refresh seconds={5} />
      <Notice icon={LoaderCircle} title="Nobody has a score yet" busy>
        <p>
          Wallets appear here as soon as blocks of theirs are read and scored; this page looks again by itself. On a
          chain that is read wallet by wallet, somebody has to ask for one first.
        </p>
        <ButtonLink kind="quiet" href="/search">
          Look a wallet up
        </ButtonLink>
      </Notice>
    </>
  );
}
