import { LazyUnknownIdentity } from "@/components/search/lazy-unknown-identity.tsx";
import { systemContext } from "@/lib/core/context.ts";

export default function UnknownProfile() {
  return <LazyUnknownIdentity origin={systemContext().env.PUBLIC_ORIGIN} />;
}
