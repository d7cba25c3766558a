import { type ComponentProps, lazy, Suspense } from "react";

// next/dynamic would itself take 2 kB of every first load.
const Loaded = lazy(() => import("./track-wallet.tsx").then((module) => ({ default: module.TrackWallet })));

/** Loaded only where a wallet is unknown: a profile's first load has the code of its error pages too. */
export function LazyTrackWallet(props: ComponentProps<typeof Loaded>) {
  return (
    // As high as a window, so that the footer does not move when it comes.
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
