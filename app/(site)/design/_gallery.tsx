"use client";

import { Inbox, KeyRound, LoaderCircle, RefreshCw, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Bar } from "@/components/ui/bar.tsx";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { CodeTabs } from "@/components/ui/code-tabs.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Menu, MenuItem, MenuLine } from "@/components/ui/menu.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Section } from "@/components/ui/section.tsx";
import { SelectField } from "@/components/ui/select-field.tsx";
import { ToastProvider, useToast } from "@/components/ui/toast.tsx";

const colours = [
  { name: "paper", look: "bg-paper" },
  { name: "surface", look: "bg-surface" },
  { name: "sunken", look: "bg-sunken" },
  { name: "line", look: "bg-line" },
  { name: "line-strong", look: "bg-line-strong" },
  { name: "ink-faint", look: "bg-ink-faint" },
  { name: "ink-soft", look: "bg-ink-soft" },
  { name: "ink", look: "bg-ink" },
  { name: "accent", look: "bg-accent" },
  { name: "accent-soft", look: "bg-accent-soft" },
  { name: "up", look: "bg-up" },
  { name: "up-soft", look: "bg-up-soft" },
  { name: "down", look: "bg-down" },
  { name: "down-soft", look: "bg-down-soft" },
  { name: "caution", look: "bg-caution" },
  { name: "caution-soft", look: "bg-caution-soft" },
] as const;

const type = [
  { name: "4xl semibold", look: "text-4xl font-semibold tracking-tight" },
  { name: "3xl semibold", look: "text-3xl font-semibold tracking-tight" },
  { name: "xl semibold", look: "text-xl font-semibold tracking-tight" },
  { name: "lg", look: "text-lg text-ink-soft" },
  { name: "base", look: "text-ink-soft" },
  { name: "sm, faint", look: "text-sm text-ink-faint" },
  { name: "mono 0123456789", look: "font-mono text-sm" },
  { name: "figures 1,111 8,888", look: "figures text-lg" },
] as const;

const tones = ["plain", "accent", "good", "caution", "bad"] as const;
const tiers = ["bronze", "silver", "gold", "platinum", "diamond", "legendary"] as const;

/** Every component in its states, in the theme around it. */
export function Gallery({ theme }: { theme: string }) {
  return (
    <ToastProvider>
      <h2 className="text-xl font-semibold tracking-tight">{theme}</h2>
      <Tokens />
      <Buttons />
      <Forms />
      <Messages />
      <Content />
      <Dialogs />
    </ToastProvider>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-line pt-4">
      <h3 className="mb-3 text-sm font-medium text-ink-faint">{title}</h3>
      <div className="space-y-4">{children}</div>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

function Tokens() {
  return (
    <>
      <Part title="Colours">
        <ul className="grid grid-cols-4 gap-3 text-xs text-ink-faint">
          {colours.map(({ name, look }) => (
            <li key={name}>
              <span className={`block h-10 rounded-lg border border-line ${look}`} />
              {name}
            </li>
          ))}
        </ul>
        <Row>
          {tiers.map((tier) => (
            <TierBadge key={tier} tier={tier} />
          ))}
        </Row>
      </Part>
      <Part title="Type">
        {type.map(({ name, look }) => (
          <p key={name} className={look}>
            {name}
          </p>
        ))}
      </Part>
    </>
  );
}

function Buttons() {
  const kinds = ["primary", "quiet", "plain", "danger"] as const;
  return (
    <Part title="Button, ButtonLink, CopyButton">
      {kinds.map((kind) => (
        <Row key={kind}>
          <Button kind={kind}>
            <KeyRound size={18} /> {kind}
          </Button>
          <Button kind={kind} busy>
            busy
          </Button>
          <Button kind={kind} disabled>
            disabled
          </Button>
        </Row>
      ))}
      <Row>
        <ButtonLink href="#" kind="quiet">
          A link
        </ButtonLink>
        <CopyButton text="copied" label="Copy" />
      </Row>
    </Part>
  );
}

function Forms() {
  const [checked, setChecked] = useState(true);
  return (
    <Part title="TextField, SelectField, Checkbox">
      <Field label="Name" hint="What will use it.">
        {(control) => <input {...control} defaultValue="Mint page" className="field w-full px-3" />}
      </Field>
      <Field label="Limit" error="Write a whole number.">
        {(control) => <input {...control} defaultValue="-5" className="field w-full px-3" />}
      </Field>
      <SelectField
        label="Period"
        defaultValue="7d"
        options={[
          { value: "24h", label: "24 hours" },
          { value: "7d", label: "7 days" },
        ]}
      />
      <div>
        <Checkbox label="Write" hint="Includes read." checked={checked} onChange={setChecked} />
        <Checkbox label="Read" checked disabled onChange={() => {}} />
        <Checkbox label="Admin" checked={false} onChange={() => {}} />
      </div>
    </Part>
  );
}

function Messages() {
  return (
    <>
      <Part title="Badge, Bar">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Bar value={0} max={100} />
        <Bar value={62} max={100} />
        <Bar value={100} max={100} className="text-down" />
      </Part>
      <Part title="Notice, EmptyState">
        <Notice icon={TriangleAlert} title="Something to know">
          <p>What it means, and what to do next.</p>
        </Notice>
        <Notice icon={LoaderCircle} title="Work in progress" busy>
          <p>It ends by itself.</p>
        </Notice>
        <EmptyState icon={Inbox} title="Nothing yet">
          <p>What will appear here, and how to start.</p>
        </EmptyState>
      </Part>
    </>
  );
}

function Content() {
  const rows = [
    { name: "alice", points: 742 },
    { name: "bob", points: 1_118 },
  ];
  const codes = [
    { id: "a", label: "curl", code: "curl https://credence.example" },
    { id: "b", label: "TypeScript", code: "await fetch(url);" },
  ];
  return (
    <>
      <Part title="Section, DataTable, PageLinks">
        <div className="[&_section]:mt-0">
          <Section id="design-section" title="A section" note="What it is about.">
            <DataTable
              caption="A table"
              bodyClassName="figures"
              rows={rows}
              columns={[
                { head: "Name", cell: ({ name }) => name },
                { head: "Points", className: "text-right", cell: ({ points }) => formatNumber(points, "en") },
              ]}
            />
          </Section>
        </div>
        <PageLinks page={{ total: 90, limit: 25, offset: 25, hasMore: true }} href={() => "#"} />
      </Part>
      <Part title="CodeTabs, CodeBlock">
        <CodeTabs label="Language" copyIn={(language) => `Copy the call in ${language}`} codes={codes} />
      </Part>
    </>
  );
}

function Dialogs() {
  const toast = useToast();
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const close = () => setOpen(null);
  return (
    <Part title="Dialog, ConfirmDialog, Menu, Toast">
      <Row>
        <Button kind="quiet" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button kind="quiet" onClick={() => setOpen("confirm")}>
          ConfirmDialog
        </Button>
        <Menu
          className="min-h-11 cursor-pointer rounded-lg border border-line-strong bg-surface px-5 font-medium hover:bg-sunken"
          trigger="Menu"
        >
          <MenuItem>
            <RefreshCw size={18} /> Rotate
          </MenuItem>
          <MenuLine />
          <MenuItem>
            <Trash2 size={18} /> Revoke
          </MenuItem>
        </Menu>
        <Button kind="quiet" onClick={() => toast("Done.")}>
          Toast
        </Button>
      </Row>
      <Dialog open={open === "dialog"} onClose={close} title="A dialog" description="What it is about.">
        <Button onClick={close}>Done</Button>
      </Dialog>
      {open === "confirm" && (
        <ConfirmDialog
          title="Revoke the key?"
          action="Revoke"
          busy={false}
          problem={null}
          onConfirm={close}
          onCancel={close}
        >
          <p>Requests with it are refused from now on.</p>
        </ConfirmDialog>
      )}
    </Part>
  );
}
