"use client";

import { useState } from "react";
import { useTexts } from "#texts";
import { pastedDigits } from "../../lib/core/pasted-address.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";
import { ActionDialog } from "./action-button.tsx";
import type { NameAction, NamesChain } from "./actions.ts";

const LABEL = /^(?!-)(?!.*--)[a-z0-9-]{3,32}(?<!-)$/;

interface OwnedName {
  svcId: string;
  tokenId: string;
  chain: NamesChain;
}

/** Mints a subname for an address. */
export function SubnameForm({ svcId, tokenId, chain }: OwnedName) {
  const t = useTexts("names.forms");
  const { account } = useWallet();
  const [label, setLabel] = useState("");
  const [to, setTo] = useState(account ?? "");
  const [action, setAction] = useState<NameAction | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const submit = () => {
    setSubmitted(true);
    const owner = pastedDigits(to);
    if (!LABEL.test(label) || !owner) return;
    setAction({ kind: "subname", parent: svcId, parentId: tokenId, label, to: owner, chain });
  };
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <TextField
        label={t("subname")}
        hint={t("subnameHint", { parent: svcId })}
        error={submitted && !LABEL.test(label) ? t("rule") : undefined}
        code
        value={label}
        onChange={(text) => setLabel(text.trim().toLowerCase())}
      />
      <AddressField label={t("owner")} value={to} onChange={setTo} submitted={submitted} />
      <Button type="submit" kind="quiet" className="justify-self-start">
        {t("mintSubname")}
      </Button>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </Form>
  );
}

/** Transfers a name to another owner. */
export function TransferForm({ svcId, tokenId, chain }: OwnedName) {
  const t = useTexts("names.forms");
  const [to, setTo] = useState("");
  const [action, setAction] = useState<NameAction | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const submit = () => {
    setSubmitted(true);
    const owner = pastedDigits(to);
    if (owner) setAction({ kind: "transfer", name: svcId, tokenId, to: owner, chain });
  };
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <AddressField label={t("newOwner")} value={to} onChange={setTo} submitted={submitted} />
      <Button type="submit" kind="quiet" className="justify-self-start">
        {t("transfer")}
      </Button>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </Form>
  );
}

function AddressField(props: { label: string; value: string; onChange: (value: string) => void; submitted: boolean }) {
  const t = useTexts("names.forms");
  return (
    <TextField
      label={props.label}
      hint={t("addressHint")}
      error={props.submitted && !pastedDigits(props.value) ? t("addressError") : undefined}
      code
      placeholder="0x…"
      value={props.value}
      onChange={(text) => props.onChange(text.trim())}
      className="figures w-full font-mono text-sm"
    />
  );
}
