"use client";

import { Inbox, KeyRound, LoaderCircle, RefreshCw, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Bar } from "@/components/ui/bar.tsx";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Menu, MenuItem, MenuLine } from "@/components/ui/menu.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Section } from "@/components/ui/section.tsx";
import { SelectField } from "@/components/ui/select.tsx";
import { Cell, HeadCell, Table } from "@/components/ui/table.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
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

/** All pieces once, in the theme around them. */
export function Gallery({ theme }: { theme: string }) {
  return (
    <ToastProvider>
      <h2 className="text-xl font-semibold tracking-tight">{theme}</h2>
      <Tokens />
      <Buttons />
      <Forms />
      <Shown />
      <Windows />
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
    <Part title="Field, Select, Checkbox">
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

function Shown() {
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
        <Notice icon={LoaderCircle} title="Something is under way" busy>
          <p>It ends by itself.</p>
        </Notice>
        <EmptyState icon={Inbox} title="Nothing yet">
          <p>What will stand here, and how to begin.</p>
        </EmptyState>
      </Part>
      <Part title="Section, Table, PageLinks">
        <div className="[&_section]:mt-0">
          <Section id="design-section" title="A section" note="What it tells.">
            <Table caption="A table">
              <thead>
                <tr>
                  <HeadCell>Name</HeadCell>
                  <HeadCell className="text-right">Points</HeadCell>
                </tr>
              </thead>
              <tbody className="figures">
                <tr>
                  <Cell>alice</Cell>
                  <Cell className="text-right">742</Cell>
                </tr>
                <tr>
                  <Cell>bob</Cell>
                  <Cell className="text-right">1,118</Cell>
                </tr>
              </tbody>
            </Table>
          </Section>
        </div>
        <PageLinks page={{ total: 90, limit: 25, offset: 25, hasMore: true }} href={() => "#"} />
      </Part>
      <Part title="Tabs, CodeBlock">
        <Tabs
          label="Language"
          tabs={[
            { id: "a", label: "curl", content: <CodeBlock code="curl https://credence.example" label="Copy" /> },
            { id: "b", label: "TypeScript", content: <CodeBlock code="await fetch(url);" label="Copy it" /> },
          ]}
        />
      </Part>
    </>
  );
}

function Windows() {
  const say = useToast();
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
        <Button kind="quiet" onClick={() => say("It is done.")}>
          Toast
        </Button>
      </Row>
      <Dialog open={open === "dialog"} onClose={close} title="A dialog" description="What it is about.">
        <Button onClick={close}>Done</Button>
      </Dialog>
      {open === "confirm" && (
        <ConfirmDialog
          title="Revoke the key?"
          action="Revoke it"
          busy={false}
          problem={null}
          onConfirm={close}
          onCancel={close}
        >
          <p>Whatever uses it is refused from now on.</p>
        </ConfirmDialog>
      )}
    </Part>
  );
}
