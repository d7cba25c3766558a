"use client";

import { TreeDeciduous } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import type { Tree } from "../../lib/domains/lists/trees/schemas.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { describeProblem, type Problem } from "../api/problem.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { tierLook, tierNames } from "../scores/tiers.tsx";
import type { Texts } from "../texts/create-texts.ts";
import { Badge } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { SelectField } from "../ui/select-field.tsx";

const whos = ["pass", "kept", "wallets"] as const;
const amounts = ["none", "equal", "total", "sqrt", "tier"] as const;
/** Of a tree's file; the last has a name that is translated. */
const formats = { "standard-v1": "JSON (standard-v1)", csv: "CSV", "safe-csv": null } as const;
const empty = { budget: "", cap: "", floor: "", decimals: "18" };
/** The parts of the budget that a member of each tier has. */
const noWeights = Object.fromEntries(tierNames.map((name) => [name, "0"]));

/** Makes Merkle trees over a list, and gives their roots and files. */
export function ListTrees({ listId, trees }: { listId: string; trees: readonly Tree[] }) {
  const t = useTexts("lists.trees");
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [who, setWho] = useState<(typeof whos)[number]>("pass");
  const [rule, setRule] = useState<(typeof amounts)[number]>("none");
  const [fields, setFields] = useState(empty);
  const [weights, setWeights] = useState(noWeights);
  const make = () =>
    void run(async () => {
      await api.call("POST /v1/lists/{listId}/trees", {
        params: { listId },
        body: {
          who,
          ...(rule !== "none" && amountsOf(rule === "tier" ? `tier:${JSON.stringify(weights)}` : rule, fields)),
        },
      });
      router.refresh();
    });
  return (
    <div className="grid gap-6">
      <Form className="grid gap-5" onSubmit={make}>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t("who.label")}
            options={whos.map((value) => ({ value, label: t(`who.${value}`) }))}
            value={who}
            onChoose={setWho}
          />
          <SelectField
            label={t("amounts.label")}
            options={amounts.map((value) => ({ value, label: t(`amounts.${value}`) }))}
            value={rule}
            onChoose={setRule}
          />
        </div>
        {rule === "tier" && <TierFields weights={weights} onChange={setWeights} problem={problem} />}
        {rule !== "none" && <AmountFields fields={fields} onChange={setFields} problem={problem} />}
        <ProblemNotice problem={problem} />
        <Button type="submit" kind="quiet" busy={busy} className="justify-self-start">
          {!busy && <TreeDeciduous size={18} />} {t("make")}
        </Button>
      </Form>
      {trees.length > 0 && (
        <ul aria-label={t("title")} className="divide-y divide-line rounded-xl border border-line bg-surface">
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
  { field: "budget", path: "amount" },
  { field: "cap", path: "cap" },
  { field: "floor", path: "floor" },
  { field: "decimals", path: "decimals" },
] as const;

interface TierProps {
  weights: Readonly<Record<string, string>>;
  onChange: (change: (weights: Record<string, string>) => Record<string, string>) => void;
  problem: Problem | null;
}

/** What is wrong with a weight stands at the first one: the API names the amounts alone. */
function TierFields({ weights, onChange, problem }: TierProps) {
  const problems = useTexts("api.problem");
  const t = useTexts("lists.trees");
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t("parts")}</legend>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
        {tierNames.map((name, at) => (
          <TextField
            key={name}
            label={tierLook(name).name}
            error={at === 0 && problem?.fields.includes("amount") ? describeProblem(problem, problems) : undefined}
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
  const t = useTexts("lists.trees");
  const problems = useTexts("api.problem");
  const { fields, onChange, problem } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-4">
      {amountFields.map(({ field, path }) => (
        <TextField
          key={field}
          label={t(`fields.${field}`)}
          error={problem?.fields.includes(path) ? describeProblem(problem, problems) : undefined}
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
  const t = useTexts("lists.trees");
  const [deleting, setDeleting] = useState(false);
  return (
    <li className="grid gap-2 p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(`who.${tree.who}`)}</span>
        <Badge tone={tones[tree.state]}>{t(`states.${tree.state}`)}</Badge>
        <span className="figures text-sm text-ink-soft">{aboutTree(tree, t)}</span>
      </p>
      {tree.state === "building" && <Bar value={tree.progress} max={100} />}
      {tree.root !== undefined && (
        <p className="flex items-center gap-2 text-sm">
          <span className="min-w-0 font-mono wrap-anywhere text-ink-soft">{tree.root}</span>
          <CopyButton text={tree.root} label={t("copyRoot")} />
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
                {label ?? t("safeCsv")}
              </a>
            ))}
        <Button kind="plain" onClick={() => setDeleting(true)} aria-label={t("deleteOf", { id: tree.id })}>
          {t("delete.button")}
        </Button>
      </p>
      {deleting && <DeleteTree tree={tree} onClose={() => setDeleting(false)} onGone={onGone} />}
    </li>
  );
}

function DeleteTree({ tree, onClose, onGone }: { tree: Tree; onClose: () => void; onGone: () => void }) {
  const t = useTexts("lists.trees");
  const params = { listId: tree.listId, treeId: tree.id };
  return (
    <ConfirmCall
      title={t("delete.title")}
      action={t("delete.confirm")}
      call={() => api.call("DELETE /v1/lists/{listId}/trees/{treeId}", { params })}
      onDone={() => {
        onClose();
        onGone();
      }}
      onCancel={onClose}
    >
      <p>{t("delete.note")}</p>
    </ConfirmCall>
  );
}

function aboutTree(tree: Tree, t: Texts<"lists.trees">): string {
  const { state, progress, reason, amount, sum } = tree;
  if (state === "building") return `${progress}%`;
  if (state === "failed") return reason ?? t("failed");
  const leaves = t("leaves", { count: tree.leaves ?? 0 });
  return amount === null ? leaves : t("amountSum", { leaves, amount, sum: String(sum), decimals: tree.decimals ?? 0 });
}
