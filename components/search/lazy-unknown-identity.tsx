"use client";

import { type ComponentProps, lazy, Suspense } from "react";

// next/dynamic would itself take 2 kB of every first load.
const Loaded = lazy(() => import("./unknown-identity.tsx").then((module) => ({ default: module.UnknownIdentity })));

/** Loaded only where an identity is unknown: a profile's first load has the code of its error pages too. */
export function LazyUnknownIdentity(props: ComponentProps<typeof Loaded>) {
  return (
    // As high as a window, so that the footer does not move when it comes.
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
