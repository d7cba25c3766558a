"use client";

import { Ellipsis, KeyRound, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import type { Texts } from "../texts/create-texts.ts";
import { formatAgo, formatUntil } from "../ui/ago.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Definition } from "../ui/definition.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Lazy, preload } from "../ui/lazy.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";
import { ToastProvider, useToast } from "../ui/toast.tsx";
import { widestOf } from "./key-permissions.ts";

interface Props extends Pick<KeyDialogProps, "perMinute" | "origin" | "example" | "policies"> {
  keys: readonly KeyRecord[];
  /** The time of the page, Unix milliseconds. */
  now: number;
}

/** A developer's API keys, with their actions. */
export function KeyList({ keys, now, ...call }: Props) {
  const t = useTexts("portal.keys");
  const [open, setOpen] = useState<OpenKeyDialog>(null);
  const create = (
    <Button {...preload(createKey)} onClick={() => setOpen({ name: "create" })}>
      <Plus size={18} /> {t("create")}
    </Button>
  );
  return (
    <ToastProvider>
      <div className="mt-8">
        {keys.length === 0 ? (
          <EmptyState icon={KeyRound} title={t("empty.title")}>
            <p>{t("empty.text")}</p>
            {create}
          </EmptyState>
        ) : (
          <>
            {create}
            <ul aria-label={t("title")} className="mt-6 divide-y divide-line rounded-xl border border-line bg-surface">
              {keys.map((key) => (
                <KeyRow key={key.id} item={key} now={now} onOpen={(name) => setOpen({ name, key })} />
              ))}
            </ul>
          </>
        )}
        <KeyDialog {...call} open={open} onClose={() => setOpen(null)} />
      </div>
    </ToastProvider>
  );
}

function statusOf(
  key: KeyRecord,
  now: number,
  t: Texts<"portal.keys">,
  dates: Texts<"dates">,
): { label: string; tone: Tone; isUsable: boolean } {
  if (key.revokedAt !== null) {
    const label = t("status.revoked", { ago: formatAgo(key.revokedAt, now, dates) });
    return { label, tone: "plain", isUsable: false };
  }
  if (key.expiresAt === null) return { label: t("status.active"), tone: "good", isUsable: true };
  if (Date.parse(key.expiresAt) <= now) {
    const label = t("status.expired", { ago: formatAgo(key.expiresAt, now, dates) });
    return { label, tone: "plain", isUsable: false };
  }
  const label = t("status.replaced", { when: formatUntil(key.expiresAt, now, dates) });
  return { label, tone: "caution", isUsable: true };
}

/** Whose pages may use a publishable key, and for which policies. */
function usedBy({ origins = [], policyIds = [] }: KeyRecord, t: Texts<"portal.keys">): string {
  const pages = { origins: origins.join(", ") };
  return policyIds.length === 0 ? t("pages", pages) : t("pagesPolicies", { ...pages, policies: policyIds.join(", ") });
}

interface RowProps {
  item: KeyRecord;
  now: number;
  onOpen: (dialog: "rotate" | "revoke") => void;
}

function KeyRow({ item: key, now, onOpen }: RowProps) {
  const t = useTexts("portal.keys");
  const permissions = useTexts("portal.permissions");
  const { label, tone, isUsable } = statusOf(key, now, t, useTexts("dates"));
  return (
    <li className="flex items-start gap-3 p-4 sm:p-5">
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-3 lg:grid-cols-[1fr_28rem] lg:items-center">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className={`font-semibold wrap-anywhere ${isUsable ? "" : "text-ink-faint"}`}>{key.name}</h2>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="figures mt-1 font-mono text-sm text-ink-faint">
            {key.prefix}…{key.last4}
          </p>
          {key.origins && <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{usedBy(key, t)}</p>}
        </div>
        <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
          <Definition name={t("permission")}>
            {permissions(key.kind === "publishable" ? "publishable" : widestOf(key.permissions))}
          </Definition>
          <Definition name={t("rateLimit")}>
            {key.rateLimit === null ? t("tierLimit") : t("perMinute", { limit: key.rateLimit })}
          </Definition>
          <Definition name={t("lastUsed")}>
            {key.lastUsedAt === null ? t("never") : <TimeAgo at={key.lastUsedAt} now={now} />}
          </Definition>
        </dl>
      </div>
      {isUsable ? <KeyMenu item={key} onOpen={onOpen} /> : <span className="hidden w-9 shrink-0 sm:block" />}
    </li>
  );
}

function KeyMenu({ item: key, onOpen }: Pick<RowProps, "item" | "onOpen">) {
  const t = useTexts("portal.keys");
  return (
    <Menu
      label={t("actions", { name: key.name })}
      className="-mt-1 -mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink lg:mt-1"
      trigger={<Ellipsis size={20} />}
    >
      {key.expiresAt === null && (
        <MenuItem {...preload(rotateKey)} onClick={() => onOpen("rotate")}>
          <RefreshCw size={18} /> {t("rotate")}
        </MenuItem>
      )}
      <MenuItem {...preload(revokeKey)} onClick={() => onOpen("revoke")} className="text-down">
        <Trash2 size={18} /> {t("revoke")}
      </MenuItem>
    </Menu>
  );
}

const createKey = () => import("./create-key.tsx");
const rotateKey = () => import("./rotate-key.tsx");
const revokeKey = () => import("./revoke-key.tsx");

type OpenKeyDialog = { name: "create" } | { name: "rotate" | "revoke"; key: KeyRecord } | null;

interface KeyDialogProps {
  open: OpenKeyDialog;
  /** Requests per minute of the developer's tier. */
  perMinute: number;
  /** Scheme and host of the API. */
  origin: string;
  /** An identity with a score, for the first call. */
  example: string;
  /** The developer's newest saved policies. */
  policies: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** The dialog that creates, rotates or revokes a key. */
function KeyDialog({ open, onClose, perMinute, policies, ...call }: KeyDialogProps) {
  const t = useTexts("portal.keys");
  const router = useRouter();
  const toast = useToast();
  const refresh = () => router.refresh();
  if (open?.name === "create") {
    return (
      <Lazy load={createKey}>
        {({ CreateKey }) => (
          <CreateKey {...call} perMinute={perMinute} policies={policies} onCreated={refresh} onClose={onClose} />
        )}
      </Lazy>
    );
  }
  if (open?.name === "rotate") {
    return (
      <Lazy load={rotateKey}>
        {({ RotateKey }) => <RotateKey {...call} item={open.key} onRotated={refresh} onClose={onClose} />}
      </Lazy>
    );
  }
  if (!open) return null;
  const onRevoked = () => {
    onClose();
    toast(t("revoked", { name: open.key.name }));
    refresh();
  };
  return (
    <Lazy load={revokeKey}>
      {({ RevokeKey }) => <RevokeKey item={open.key} onRevoked={onRevoked} onClose={onClose} />}
    </Lazy>
  );
}
