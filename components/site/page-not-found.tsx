import { ButtonLink } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";

/** Says that the URL leads nowhere, and where to go. */
export function PageNotFound() {
  return (
    <>
      <PageHeader title="Page not found" lead="Check the URL, or look up a wallet by its address." />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/search">Look up a wallet</ButtonLink>
        <ButtonLink href="/leaderboard" kind="quiet">
          See the leaderboard
        </ButtonLink>
      </div>
    </>
  );
}
