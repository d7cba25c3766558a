"use client";

import type { ReactNode } from "react";
import { FirstCall } from "./first-call.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

interface Props {
  apiKey: string;
  /** What becomes of the key that it replaces. */
  replaces?: ReactNode;
  name: string;
  origin: string;
  example: string;
  onClose: () => void;
}

/** Shows a new key once, and the first call with it. */
export function NewKeyDialog({ apiKey, replaces, name, origin, example, onClose }: Props) {
  return (
    <SecretDialog
      what="key"
      value={apiKey}
      warning={`We show the key “${name}” once and store only its hash. Keep it with your server’s secrets.`}
      onClose={onClose}
    >
      {replaces && <p>{replaces}</p>}
      <FirstCall apiKey={apiKey} origin={origin} example={example} />
    </SecretDialog>
  );
}
