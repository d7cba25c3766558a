"use client";

import { useState } from "react";
import type { Attestation } from "../../lib/domains/attestations/schemas.ts";
import { Button } from "../ui/button.tsx";
import { Lazy } from "../ui/lazy.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

// What speaks to wallets is loaded when somebody wants to revoke.
const revokeDialog = () => import("./revoke-dialog.tsx");

export interface Revocable {
  attestation: Pick<Attestation, "id" | "issuer" | "chainId" | "signatureKind">;
  /** Of the schema. */
  title: string;
  /** Name or address. */
  subject: string;
}

/** A button that opens the window in which an attestation is revoked. */
export function RevokeButton(props: Revocable) {
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        disabled={!ready}
        className="print:hidden"
        aria-label={`Revoke: ${props.title} of ${props.subject}`}
        onClick={() => setOpen(true)}
      >
        Revoke
      </Button>
      {open && (
        <Lazy part={revokeDialog}>
          {({ RevokeDialog }) => <RevokeDialog {...props} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
