"use client";

import { type ComponentProps, lazy, Suspense } from "react";

const TrackWallet = lazy(async () => ({ default: (await import("./track-wallet.tsx")).TrackWallet }));

/** Loaded only where a wallet is unknown: a profile's first load has the code of its error pages too. */
export function LazyTrackWallet(props: ComponentProps<typeof TrackWallet>) {
  return (
    // As high as a window, so that the footer does not move when it comes.
    <Suspense fallback={<div className="min-h-dvh" />}>
      <TrackWallet {...props} />
    </Suspense>
  );
}
