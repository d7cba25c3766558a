"use client";

import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Lazy } from "../ui/lazy.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";
import type { NameAction, NamesChain } from "./actions.ts";

const transactionDialog = () => import("./transaction-dialog.tsx");

const LABEL = /^(?!-)(?!.*--)[a-z0-9-]{3,32}(?<!-)$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

interface Owned {
  svcId: string;
  tokenId: string;
  chain: NamesChain;
}

/** Asks for a subname and its owner. */
export function SubnameForm({ svcId, tokenId, chain }: Owned) {
  const { account } = useWallet();
  const [label, setLabel] = useState("");
  const [to, setTo] = useState(account ?? "");
  const [act, setAct] = useState<NameAction | null>(null);
  const [asked, setAsked] = useState(false);
  const labelFault = LABEL.test(label) ? undefined : "3 to 32 of a–z, 0–9 and single hyphens inside.";
  const toFault = ADDRESS.test(to) ? undefined : "An address: 0x and 40 hex digits.";
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (labelFault || toFault) return;
        setAct({ kind: "subname", parent: svcId, parentId: tokenId, label, to, chain });
      }}
    >
      <Field label="Subname" hint={`What stands before .${svcId}`} error={asked ? labelFault : undefined}>
        {(control) => (
          <input
            {...control}
            {...plainText}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value.trim().toLowerCase())}
            className="field w-full px-3"
          />
        )}
      </Field>
      <AddressField label="Who gets it" value={to} onChange={setTo} error={asked ? toFault : undefined} />
      <Button type="submit" kind="quiet" className="justify-self-start">
        Mint the subname
      </Button>
      {act && account && (
        <Lazy part={transactionDialog}>
          {({ TransactionDialog }) => <TransactionDialog act={act} account={account} onClose={() => setAct(null)} />}
        </Lazy>
      )}
    </form>
  );
}

/** Asks who gets the name. */
export function TransferForm({ svcId, tokenId, chain }: Owned) {
  const { account } = useWallet();
  const [to, setTo] = useState("");
  const [act, setAct] = useState<NameAction | null>(null);
  const [asked, setAsked] = useState(false);
  const fault = ADDRESS.test(to) ? undefined : "An address: 0x and 40 hex digits.";
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!fault) setAct({ kind: "transfer", name: svcId, tokenId, to, chain });
      }}
    >
      <AddressField label="New owner" value={to} onChange={setTo} error={asked ? fault : undefined} />
      <Button type="submit" kind="quiet" className="justify-self-start">
        Transfer the name
      </Button>
      {act && account && (
        <Lazy part={transactionDialog}>
          {({ TransactionDialog }) => <TransactionDialog act={act} account={account} onClose={() => setAct(null)} />}
        </Lazy>
      )}
    </form>
  );
}

const plainText = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

function AddressField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  return (
    <Field label={props.label} hint="The address of a wallet." error={props.error}>
      {(control) => (
        <input
          {...control}
          {...plainText}
          value={props.value}
          placeholder="0x…"
          onChange={(event) => props.onChange(event.currentTarget.value.trim())}
          className="field figures w-full px-3 font-mono text-sm"
        />
      )}
    </Field>
  );
}
