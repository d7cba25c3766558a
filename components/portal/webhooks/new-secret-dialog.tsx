"use client";

import { CodeBlock } from "../../ui/code-block.tsx";
import { SecretDialog } from "../secret-dialog.tsx";

const VERIFY = `import { Webhook } from "standardwebhooks";

const { event, data } = new Webhook(process.env.WEBHOOK_SECRET)
  .verify(rawBody, headers);`;

/** Shows the secret of a webhook once, and how to verify deliveries with it. */
export function NewSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog
      what="secret"
      value={secret}
      warning="We show it once. Anyone who has it can forge our deliveries: store it with your receiver’s secrets."
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p className="font-medium">Verify each delivery</p>
        <CodeBlock code={VERIFY} label="Copy the verification code" />
      </div>
    </SecretDialog>
  );
}
