"use client";

import { type ComponentProps, lazy } from "react";

const RevokeButton = lazy(async () => ({ default: (await import("./revoke-button.tsx")).RevokeButton }));

/** For lists in which few attestations can be revoked. A function, as a server component cannot render the lazy one itself. */
export function LazyRevokeButton(props: ComponentProps<typeof RevokeButton>) {
  return <RevokeButton {...props} />;
}
