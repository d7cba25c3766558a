"use client";

import { FirstCall } from "./first-call.tsx";
import { ShownOnce } from "./shown-once.tsx";

interface Props {
  apiKey: string;
  name: string;
  origin: string;
  example: string;
  onClose: () => void;
}

/** A new key, for this one time, and the first call with it. */
export function NewKeyOnce({ apiKey, name, origin, example, onClose }: Props) {
  return (
    <ShownOnce
      what="key"
      value={apiKey}
      warning={`“${name}” is shown this once: we keep its hash alone. Store it where your server finds it.`}
      onClose={onClose}
    >
      <FirstCall apiKey={apiKey} origin={origin} example={example} />
    </ShownOnce>
  );
}
