import { useTexts } from "#texts";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { type Developer, SetTier } from "../../lib/domains/developers/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";
import { isolated, StrangersText } from "../ui/visible-text.tsx";
import { ActButton } from "./act-button.tsx";

export function DeveloperActs({ developer }: { developer: Developer }) {
  const t = useTexts("admin.developer");
  const { id, tier, suspendedAt } = developer;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ActButton
        act="setTier"
        target={id}
        label={t("setTier.label")}
        title={t("setTier.title")}
        note={t("setTier.note")}
        field={{ label: t("setTier.field"), value: tier, choices: SetTier.shape.tier.options }}
      />
      {suspendedAt ? <Lift id={id} /> : <Suspend id={id} />}
      <ActButton
        act="eraseDeveloper"
        target={id}
        label={t("erase.label")}
        title={t("erase.title")}
        note={t("erase.note")}
        asksReason
      />
    </div>
  );
}

function Suspend({ id }: { id: string }) {
  const t = useTexts("admin.developer.suspend");
  return (
    <ActButton act="suspendDeveloper" target={id} label={t("label")} title={t("title")} note={t("note")} asksReason />
  );
}

function Lift({ id }: { id: string }) {
  const t = useTexts("admin.developer.lift");
  return <ActButton act="liftDeveloper" target={id} label={t("label")} title={t("title")} note={t("note")} />;
}

export function KeyTable({ keys, now }: { keys: readonly KeyRecord[]; now: Date }) {
  const t = useTexts("admin.developer");
  const columns: Column<KeyRecord>[] = [
    {
      head: t("keys.name"),
      cellClassName: "font-medium wrap-anywhere",
      cell: ({ name }) => <StrangersText>{name}</StrangersText>,
    },
    { head: t("keys.key"), cellClassName: "font-mono text-sm", cell: ({ prefix, last4 }) => `${prefix}…${last4}` },
    { head: t("keys.permissions"), cell: ({ permissions }) => permissions.join(", ") },
    {
      head: t("keys.lastUse"),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <TimeAgo at={lastUsedAt} now={now} /> : t("keys.never")),
    },
    { head: t("keys.state"), cell: (key) => <KeyState item={key} now={now} /> },
    { head: t("keys.actions"), cell: (key) => <KeyActs item={key} /> },
  ];
  return <DataTable caption={t("keys.caption")} rows={keys} columns={columns} />;
}

function KeyState({ item, now }: { item: KeyRecord; now: Date }) {
  const t = useTexts("admin.developer");
  if (item.revokedAt) return <Badge>{t("keys.revoked")}</Badge>;
  if (item.expiresAt && Date.parse(item.expiresAt) <= now.getTime()) return <Badge>{t("keys.expired")}</Badge>;
  return item.suspensionReason ? (
    <Badge tone="bad">{t("keys.suspended")}</Badge>
  ) : (
    <Badge tone="good">{t("keys.active")}</Badge>
  );
}

function KeyActs({ item }: { item: KeyRecord }) {
  const t = useTexts("admin.developer");
  if (item.suspensionReason) {
    return (
      <ActButton
        act="liftKey"
        target={item.id}
        label={t("liftKey.label")}
        title={t("liftKey.title", { name: isolated(item.name) })}
        note={t("liftKey.note")}
      />
    );
  }
  return (
    <ActButton
      act="suspendKey"
      target={item.id}
      label={t("suspendKey.label")}
      title={t("suspendKey.title", { name: isolated(item.name) })}
      note={t("suspendKey.note")}
      asksReason
    />
  );
}
