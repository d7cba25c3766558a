"use client";

import dynamic from "next/dynamic";

/** Loaded only for the owner of a profile. */
export const LazyClaimPanel = dynamic(() => import("./claim-panel.tsx").then((module) => module.ClaimPanel));
