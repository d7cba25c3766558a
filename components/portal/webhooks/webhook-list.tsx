"use client";

import { ChevronRight, Plus, Webhook as WebhookIcon } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { EventChoice, Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Lazy, preload } from "../../ui/lazy.tsx";
import { LinkPending } from "../../ui/link-pending.tsx";
import { webhookStatus, webhookTones } from "./labels.ts";

const registerWebhook = () => import("./register-webhook.tsx");

/** A developer's webhooks. */
export function WebhookList({ webhooks, choices }: { webhooks: readonly Webhook[]; choices: readonly EventChoice[] }) {
  const t = useTexts("portal.webhooks");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const register = (
    <Button {...preload(registerWebhook)} onClick={() => setOpen(true)}>
      <Plus size={18} /> {t("register")}
    </Button>
  );
  return (
    <div className="mt-8">
      {webhooks.length === 0 ? (
        <EmptyState icon={WebhookIcon} title={t("empty.title")}>
          <p>{t("empty.text")}</p>
          {register}
        </EmptyState>
      ) : (
        <>
          {register}
          <ul aria-label={t("title")} className="mt-6 divide-y divide-line rounded-xl border border-line bg-surface">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        </>
      )}
      {isOpen && (
        <Lazy load={registerWebhook}>
          {({ RegisterWebhook }) => (
            <RegisterWebhook choices={choices} onRegistered={() => router.refresh()} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </div>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useTexts("portal.webhooks");
  const status = webhookStatus(webhook);
  return (
    <li>
      <Link
        href={`/portal/webhooks/${webhook.id}`}
        className="relative flex items-center gap-3 p-4 transition-colors hover:bg-sunken sm:p-5"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{webhook.url}</span>
            <Badge tone={webhookTones[status]}>{t(`states.${status}`)}</Badge>
          </span>
          <span className="mt-1 block text-sm text-ink-soft">{webhook.events.join(", ")}</span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-faint" />
        <LinkPending />
      </Link>
    </li>
  );
}
