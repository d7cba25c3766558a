import { UnknownIdentity } from "@/components/search/unknown-identity.tsx";
import { systemContext } from "@/lib/core/context.ts";

export default function UnknownProfile() {
  return <UnknownIdentity origin={systemContext().env.PUBLIC_ORIGIN} />;
}
