"use client";

import { type ComponentProps, lazy } from "react";

const AccountMenu = lazy(async () => ({ default: (await import("./account-menu.tsx")).AccountMenu }));
const PersonMenu = lazy(async () => ({ default: (await import("./person-menu.tsx")).PersonMenu }));

/** Loaded only for signed-in visitors. A function, as a server component cannot render the lazy one itself. */
export function LazyAccountMenu(props: ComponentProps<typeof AccountMenu>) {
  return <AccountMenu {...props} />;
}

/** The same for whoever signed in by the provider. */
export function LazyPersonMenu(props: ComponentProps<typeof PersonMenu>) {
  return <PersonMenu {...props} />;
}
