"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { Attestation } from "../../lib/domains/attestations/schemas.ts";
import { Button } from "../ui/button.tsx";
import { useReady } from "../ui/use-ready.ts";

// What speaks to wallets is loaded when somebody wants to revoke.
const RevokeDialog = dynamic(() => import("./revoke-dialog.tsx").then((module) => module.RevokeDialog));

export interface Revocable {
  attestation: Pick<Attestation, "id" | "issuer" | "chainId" | "signatureKind">;
  /** Of the schema. */
  title: string;
  /** Name or address. */
  subject: string;
}

/** A button that opens the window in which an attestation is revoked. */
export function RevokeButton(props: Revocable) {
  const ready = useReady();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        kind="quiet"
        disabled={!ready}
        className="print:hidden"
        aria-label={`Revoke: ${props.title} of ${props.subject}`}
        onClick={() => setOpen(true)}
      >
        Revoke
      </Button>
      {open && <RevokeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
