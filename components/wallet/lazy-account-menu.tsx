"use client";

import dynamic from "next/dynamic";

/** The account menu and the menu parts it needs, loaded only for whoever is signed in. */
export const LazyAccountMenu = dynamic(() => import("./account-menu.tsx").then((module) => module.AccountMenu));
