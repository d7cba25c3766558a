"use client";

import { FirstCall } from "./first-call.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

interface Props {
  apiKey: string;
  name: string;
  origin: string;
  example: string;
  onClose: () => void;
}

/** Shows a new key once, and the first call with it. */
export function NewKeyDialog({ apiKey, name, origin, example, onClose }: Props) {
  return (
    <SecretDialog
      what="key"
      value={apiKey}
      warning={`We show the key “${name}” once and store only its hash. Keep it with your server’s secrets.`}
      onClose={onClose}
    >
      <FirstCall apiKey={apiKey} origin={origin} example={example} />
    </SecretDialog>
  );
}
