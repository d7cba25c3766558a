"use client";

import { type ComponentProps, lazy } from "react";

const ClaimPanel = lazy(async () => ({ default: (await import("./claim-panel.tsx")).ClaimPanel }));

/** Loaded only for the owner of a profile. A function, as a server component cannot render the lazy one itself. */
export function LazyClaimPanel(props: ComponentProps<typeof ClaimPanel>) {
  return <ClaimPanel {...props} />;
}
