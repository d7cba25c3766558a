"use client";

import { type ComponentProps, lazy } from "react";

const UnknownIdentity = lazy(async () => ({ default: (await import("./unknown-identity.tsx")).UnknownIdentity }));

/** Loaded only where an identity is unknown: a profile's first load has the code of its error pages too. */
export function LazyUnknownIdentity(props: ComponentProps<typeof UnknownIdentity>) {
  return <UnknownIdentity {...props} />;
}
