"use client";

import dynamic from "next/dynamic";

/** Loaded only where a wallet is unknown: a profile's first load has the code of its error pages too. */
export const LazyTrackWallet = dynamic(() => import("./track-wallet.tsx").then((module) => module.TrackWallet), {
  // As high as a window, so that the footer does not move when it comes.
  loading: () => <div className="min-h-dvh" />,
});
