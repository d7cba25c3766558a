import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { type Developer, SetTier } from "../../lib/domains/developers/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";
import { isolated, StrangersText } from "../ui/visible-text.tsx";
import { ActButton } from "./act-button.tsx";

export function DeveloperActs({ developer }: { developer: Developer }) {
  const { id, tier, suspendedAt } = developer;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ActButton
        act="setTier"
        target={id}
        label="Set tier"
        title="Set the plan tier?"
        note="Its limits apply within a second."
        field={{ label: "Tier", value: tier, choices: SetTier.shape.tier.options }}
      />
      {suspendedAt ? (
        <ActButton
          act="liftDeveloper"
          target={id}
          label="Lift suspension"
          title="Lift the suspension?"
          note="Its keys and sessions work again within a second, except keys that are suspended themselves. Its webhooks post what waited."
        />
      ) : (
        <ActButton
          act="suspendDeveloper"
          target={id}
          label="Suspend developer"
          title="Suspend this developer?"
          note="All its keys and sessions are refused within a second, with the reason; its webhooks post nothing. You can lift it."
          asksReason
        />
      )}
      <ActButton
        act="eraseDeveloper"
        target={id}
        label="Erase data"
        title="Erase the data of this developer?"
        note="It cannot be undone. Sessions and keys end within a second; lists, policies, webhooks and channels go within minutes. What keeps somebody from acting twice stays as keyed hashes. The log keeps your reason: name nobody in it."
        asksReason
      />
    </div>
  );
}

export function KeyTable({ keys, now }: { keys: readonly KeyRecord[]; now: Date }) {
  const columns: Column<KeyRecord>[] = [
    {
      head: "Name",
      cellClassName: "font-medium wrap-anywhere",
      cell: ({ name }) => <StrangersText>{name}</StrangersText>,
    },
    { head: "Key", cellClassName: "font-mono text-sm", cell: ({ prefix, last4 }) => `${prefix}…${last4}` },
    { head: "Permissions", cell: ({ permissions }) => permissions.join(", ") },
    { head: "Last use", cell: ({ lastUsedAt }) => (lastUsedAt ? <TimeAgo at={lastUsedAt} now={now} /> : "never") },
    { head: "State", cell: (key) => <KeyState item={key} now={now} /> },
    { head: "Actions", cell: (key) => <KeyActs item={key} /> },
  ];
  return <DataTable caption="Keys of this developer" rows={keys} columns={columns} />;
}

function KeyState({ item, now }: { item: KeyRecord; now: Date }) {
  if (item.revokedAt) return <Badge>revoked</Badge>;
  if (item.expiresAt && Date.parse(item.expiresAt) <= now.getTime()) return <Badge>expired</Badge>;
  return item.suspensionReason ? <Badge tone="bad">suspended</Badge> : <Badge tone="good">active</Badge>;
}

function KeyActs({ item }: { item: KeyRecord }) {
  if (item.suspensionReason) {
    return (
      <ActButton
        act="liftKey"
        target={item.id}
        label="Lift"
        title={`Lift the suspension of “${isolated(item.name)}”?`}
        note="The key works again within a second."
      />
    );
  }
  return (
    <ActButton
      act="suspendKey"
      target={item.id}
      label="Suspend"
      title={`Suspend “${isolated(item.name)}”?`}
      note="The key is refused within a second, with the reason. You can lift it."
      asksReason
    />
  );
}
