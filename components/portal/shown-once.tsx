"use client";

import { TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FirstCall } from "./first-call.tsx";

interface Props {
  apiKey: string;
  name: string;
  origin: string;
  example: string;
  onClose: () => void;
}

/** A new key, for this one time. */
export function ShownOnce({ apiKey, name, origin, example, onClose }: Props) {
  return (
    <Dialog open holds onClose={onClose} title="Copy the key now">
      <div className="grid gap-5">
        <p className="flex gap-3 rounded-lg bg-caution-soft p-4 text-caution">
          <TriangleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
          <span>“{name}” is shown this once: we keep its hash alone. Store it where your server finds it.</span>
        </p>
        <CodeBlock code={apiKey} label="Copy the key" />
        <FirstCall apiKey={apiKey} origin={origin} example={example} />
        <Button kind="quiet" type="button" onClick={onClose}>
          I have stored it
        </Button>
      </div>
    </Dialog>
  );
}
