"use client";

import { type ComponentProps, lazy, Suspense } from "react";

// next/dynamic would itself take 2 kB of every first load.
const Loaded = lazy(() => import("./claim-panel.tsx").then((module) => ({ default: module.ClaimPanel })));

/** Loaded only for the owner of a profile. */
export function LazyClaimPanel(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
