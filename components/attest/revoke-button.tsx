"use client";

import { useTexts } from "#texts";
import { DialogButton } from "../ui/dialog-button.tsx";
import type { RevocableAttestation } from "./types.ts";

// Has wallet code.
const revokeDialog = () => import("./revoke-dialog.tsx");

/** A button that opens the dialog to revoke an attestation. */
export function RevokeButton(props: RevocableAttestation) {
  const t = useTexts("attest.revoke");
  return (
    <DialogButton
      className="print:hidden"
      aria-label={t("revokeOf", { title: props.title, subject: props.subject })}
      load={revokeDialog}
      dialog={({ RevokeDialog }, close) => <RevokeDialog {...props} onClose={close} />}
    >
      {t("revoke")}
    </DialogButton>
  );
}
