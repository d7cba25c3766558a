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

/** A new key, for this one time, and the first call with it. */
export function NewKeyDialog({ apiKey, name, origin, example, onClose }: Props) {
  return (
    <SecretDialog
      what="key"
      value={apiKey}
      warning={`“${name}” is shown this once: we keep its hash alone. Store it where your server finds it.`}
      onClose={onClose}
    >
      <FirstCall apiKey={apiKey} origin={origin} example={example} />
    </SecretDialog>
  );
}
