"use client";

import dynamic from "next/dynamic";

/** Loaded only for signed-in visitors, together with the page. */
export const LazyAccountMenu = dynamic(() => import("./account-menu.tsx").then((module) => module.AccountMenu));
