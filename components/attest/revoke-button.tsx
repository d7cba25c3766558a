"use client";

import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Lazy } from "../ui/lazy.tsx";
import type { RevocableAttestation } from "./types.ts";

// Loads wallet code on first use.
const revokeDialog = () => import("./revoke-dialog.tsx");

/** A button that opens the dialog to revoke an attestation. */
export function RevokeButton(props: RevocableAttestation) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        className="print:hidden"
        aria-label={`Revoke: ${props.title} of ${props.subject}`}
        onClick={() => setOpen(true)}
      >
        Revoke
      </Button>
      {open && (
        <Lazy load={revokeDialog}>
          {({ RevokeDialog }) => <RevokeDialog {...props} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
