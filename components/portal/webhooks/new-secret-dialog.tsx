"use client";

import { CodeBlock } from "../../ui/code-block.tsx";
import { SecretDialog } from "../secret-dialog.tsx";

const VERIFY = `import { Webhook } from "standardwebhooks";

const { event, data } = new Webhook(process.env.WEBHOOK_SECRET)
  .verify(rawBody, headers);`;

/** The secret of a webhook, for this one time, and how deliveries are verified with it. */
export function NewSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog
      what="secret"
      value={secret}
      warning="It is shown this once. Whoever has it can sign in our name: store it where your receiver alone finds it."
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p className="font-medium">Verify each delivery with it</p>
        <CodeBlock code={VERIFY} label="Copy the lines that verify" />
      </div>
    </SecretDialog>
  );
}
