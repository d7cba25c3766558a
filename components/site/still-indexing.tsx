import { LoaderCircle } from "lucide-react";
import { Notice } from "../ui/notice.tsx";
import { Refresh } from "../ui/refresh.tsx";

/** The state before the first scores: said plainly, and left by itself once they are there. */
export function StillIndexing({ title = "Still reading the chains" }: { title?: string }) {
  return (
    <>
      <Refresh seconds={5} />
      <Notice icon={LoaderCircle} title={title} busy>
        <p>
          Blocks are being read and scored. Wallets appear here as soon as they have a score; this page looks again by
          itself.
        </p>
      </Notice>
    </>
  );
}
