"use client";

import { type ComponentProps, lazy, Suspense } from "react";

const TrackWallet = lazy(async () => ({ default: (await import("./track-wallet.tsx")).TrackWallet }));

/** On a profile only of a wallet that nobody follows, which is one of few. */
export function LazyTrackWallet(props: ComponentProps<typeof TrackWallet>) {
  return (
    <Suspense>
      <TrackWallet {...props} />
    </Suspense>
  );
}
