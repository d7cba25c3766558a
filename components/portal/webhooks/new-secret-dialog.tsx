"use client";

import { useTexts } from "#texts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { SecretDialog } from "../secret-dialog.tsx";

const VERIFY = `import { Webhook } from "standardwebhooks";

const { event, data } = new Webhook(process.env.WEBHOOK_SECRET)
  .verify(rawBody, headers);`;

/** Shows the secret of a webhook once, and how to verify deliveries with it. */
export function NewSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTexts("portal.newSecret");
  return (
    <SecretDialog title={t("title")} label={t("copy")} value={secret} warning={t("warning")} onClose={onClose}>
      <div className="grid gap-3">
        <p className="font-medium">{t("verify")}</p>
        <CodeBlock code={VERIFY} label={t("copyCode")} />
      </div>
    </SecretDialog>
  );
}
