"use client";

import { TreeDeciduous } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { withBasePath } from "../../lib/core/base-path.ts";
import type { Tree } from "../../lib/domains/lists/trees/schemas.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import type { Problem } from "../api/problem.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { tierLook, tierNames } from "../scores/tiers.tsx";
import { Badge } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { formatCount } from "../ui/numbers.ts";
import { SelectField } from "../ui/select-field.tsx";

const whos = [
  { value: "pass", label: "Each person who passes" },
  { value: "kept", label: "One person of each cluster" },
  { value: "wallets", label: "Each wallet that passes" },
] as const;
const amounts = [
  { value: "", label: "No amounts" },
  { value: "equal", label: "The same for everybody" },
  { value: "total", label: "By total score" },
  { value: "sqrt", label: "By the square root of the total" },
  { value: "tier", label: "By tier" },
] as const;
const formats = { "standard-v1": "JSON (standard-v1)", csv: "CSV", "safe-csv": "CSV for Safe" } as const;
const empty = { budget: "", cap: "", floor: "", decimals: "18" };
/** The parts of the budget that a member of each tier has. */
const noWeights = Object.fromEntries(tierNames.map((name) => [name, "0"]));

/** Makes Merkle trees over a list, and gives their roots and files. */
export function ListTrees({ listId, trees }: { listId: string; trees: readonly Tree[] }) {
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [who, setWho] = useState<(typeof whos)[number]["value"]>("pass");
  const [rule, setRule] = useState<(typeof amounts)[number]["value"]>("");
  const [fields, setFields] = useState(empty);
  const [weights, setWeights] = useState(noWeights);
  const make = () =>
    void run(async () => {
      await api.call("POST /v1/lists/{listId}/trees", {
        params: { listId },
        body: {
          who,
          ...(rule !== "" && amountsOf(rule === "tier" ? `tier:${JSON.stringify(weights)}` : rule, fields)),
        },
      });
      router.refresh();
    });
  return (
    <div className="grid gap-6">
      <Form className="grid gap-5" onSubmit={make}>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label="Who has a leaf" options={whos} value={who} onChoose={setWho} />
          <SelectField label="Amounts" options={amounts} value={rule} onChoose={setRule} />
        </div>
        {rule === "tier" && <TierFields weights={weights} onChange={setWeights} problem={problem} />}
        {rule !== "" && <AmountFields fields={fields} onChange={setFields} problem={problem} />}
        <ProblemNotice problem={problem} />
        <Button type="submit" kind="quiet" busy={busy} className="justify-self-start">
          {!busy && <TreeDeciduous size={18} />} Make a tree
        </Button>
      </Form>
      {trees.length > 0 && (
        <ul aria-label="Trees" className="divide-y divide-line rounded-xl border border-line bg-surface">
          {trees.map((tree) => (
            <TreeRow key={tree.id} tree={tree} onGone={() => router.refresh()} />
          ))}
        </ul>
      )}
    </div>
  );
}

function amountsOf(rule: string, { budget, cap, floor, decimals }: typeof empty) {
  return {
    amount: budget === "" ? rule : `${rule}:${budget}`,
    ...(cap !== "" && { cap }),
    ...(floor !== "" && { floor }),
    decimals: Number(decimals),
  };
}

const amountFields = [
  { field: "budget", path: "amount", label: "Budget, tokens" },
  { field: "cap", path: "cap", label: "Cap, tokens" },
  { field: "floor", path: "floor", label: "Floor, tokens" },
  { field: "decimals", path: "decimals", label: "Decimals" },
] as const;

interface TierProps {
  weights: Readonly<Record<string, string>>;
  onChange: (change: (weights: Record<string, string>) => Record<string, string>) => void;
  problem: Problem | null;
}

/** What is wrong with a weight stands at the first one: the API names the amounts alone. */
function TierFields({ weights, onChange, problem }: TierProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Parts of each tier</legend>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
        {tierNames.map((name, at) => (
          <TextField
            key={name}
            label={tierLook(name).name}
            error={at === 0 && problem?.fields.includes("amount") ? problem.message : undefined}
            inputMode="decimal"
            value={weights[name] ?? ""}
            onChange={(value) => onChange((now) => ({ ...now, [name]: value.trim() }))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function AmountFields(props: {
  fields: typeof empty;
  onChange: (change: (fields: typeof empty) => typeof empty) => void;
  problem: Problem | null;
}) {
  const { fields, onChange, problem } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-4">
      {amountFields.map(({ field, path, label }) => (
        <TextField
          key={field}
          label={label}
          error={problem?.fields.includes(path) ? problem.message : undefined}
          inputMode={field === "decimals" ? "numeric" : "decimal"}
          value={fields[field]}
          onChange={(value) => onChange((now) => ({ ...now, [field]: value.trim() }))}
        />
      ))}
    </div>
  );
}

const tones = { building: "accent", ready: "good", failed: "bad" } as const;

function TreeRow({ tree, onGone }: { tree: Tree; onGone: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const who = whos.find(({ value }) => value === tree.who)?.label ?? tree.who;
  return (
    <li className="grid gap-2 p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{who}</span>
        <Badge tone={tones[tree.state]}>{tree.state}</Badge>
        <span className="figures text-sm text-ink-soft">{aboutTree(tree)}</span>
      </p>
      {tree.state === "building" && <Bar value={tree.progress} max={100} />}
      {tree.root !== undefined && (
        <p className="flex items-center gap-2 text-sm">
          <span className="min-w-0 font-mono wrap-anywhere text-ink-soft">{tree.root}</span>
          <CopyButton text={tree.root} label="Copy the root" />
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        {tree.state === "ready" &&
          Object.entries(formats)
            .filter(([format]) => tree.amount !== null || format === "standard-v1")
            .map(([format, label]) => (
              <a
                key={format}
                href={withBasePath(`/v1/lists/${tree.listId}/trees/${tree.id}?format=${format}`)}
                download={`${tree.id}.${format === "standard-v1" ? "json" : "csv"}`}
                className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
              >
                {label}
              </a>
            ))}
        <Button kind="plain" onClick={() => setDeleting(true)} aria-label={`Delete the tree ${tree.id}`}>
          Delete
        </Button>
      </p>
      {deleting && <DeleteTree tree={tree} onClose={() => setDeleting(false)} onGone={onGone} />}
    </li>
  );
}

function DeleteTree({ tree, onClose, onGone }: { tree: Tree; onClose: () => void; onGone: () => void }) {
  const params = { listId: tree.listId, treeId: tree.id };
  return (
    <ConfirmCall
      title="Delete this tree?"
      action="Delete tree"
      call={() => api.call("DELETE /v1/lists/{listId}/trees/{treeId}", { params })}
      onDone={() => {
        onClose();
        onGone();
      }}
      onCancel={onClose}
    >
      <p>Its proofs are gone too: nobody can claim by it any more. This cannot be undone.</p>
    </ConfirmCall>
  );
}

function aboutTree({ state, progress, reason, leaves, amount, sum, decimals }: Tree): string {
  if (state === "building") return `${progress}%`;
  if (state === "failed") return reason ?? "It failed.";
  const amounts = amount === null ? "" : `, ${amount}, sum ${sum} units with ${decimals ?? 0} decimals`;
  return `${formatCount(leaves ?? 0, "leaf").replace(/leafs$/, "leaves")}${amounts}`;
}
