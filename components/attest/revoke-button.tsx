"use client";

import { DialogButton } from "../ui/dialog-button.tsx";
import type { RevocableAttestation } from "./types.ts";

// Has wallet code.
const revokeDialog = () => import("./revoke-dialog.tsx");

/** A button that opens the dialog to revoke an attestation. */
export function RevokeButton(props: RevocableAttestation) {
  return (
    <DialogButton
      className="print:hidden"
      aria-label={`Revoke: ${props.title} of ${props.subject}`}
      load={revokeDialog}
      dialog={({ RevokeDialog }, close) => <RevokeDialog {...props} onClose={close} />}
    >
      Revoke
    </DialogButton>
  );
}
