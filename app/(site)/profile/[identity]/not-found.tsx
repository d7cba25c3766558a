import { LazyUnknownIdentity } from "@/components/search/lazy-unknown-identity.tsx";
import { ClientTexts } from "@/components/texts/server.tsx";
import { systemContext } from "@/lib/core/context.ts";

/** `refused`: why a form that asks for the wallet was refused. */
export default function UnknownProfile({ refused }: { refused?: string | undefined }) {
  const { PUBLIC_ORIGIN, CHAINS } = systemContext().env;
  const chains = Object.fromEntries(CHAINS.map(({ id, name }) => [id, name]));
  return (
    <ClientTexts of={["api.problem", "search.ask", "search.track", "search.unknown"]}>
      <LazyUnknownIdentity origin={PUBLIC_ORIGIN} chains={chains} refused={refused} />
    </ClientTexts>
  );
}
