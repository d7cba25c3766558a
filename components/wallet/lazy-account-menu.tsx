"use client";

import { type ComponentProps, lazy, Suspense } from "react";

// next/dynamic would itself take 2 kB of every first load.
const Loaded = lazy(() => import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })));

/** Loaded only for signed-in visitors. */
export function LazyAccountMenu(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
