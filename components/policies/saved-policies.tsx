"use client";

import { FileCheck, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import type { ApiCall } from "../api/use-api-call.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { formatDay } from "../ui/dates.ts";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Lazy, preload } from "../ui/lazy.tsx";
import { SignInState } from "../wallet/sign-in-state.tsx";
import { CallProblem } from "./run-button.tsx";

const deletePolicy = () => import("./delete-policy.tsx");
const snapshotSetup = () => import("./snapshot-setup.tsx");

interface Props {
  /** Null while nobody is signed in. */
  saved: readonly SavedPolicy[] | null;
  call: ApiCall;
  isInvalidJson: boolean;
  onLoad: (policy: SavedPolicy["policy"]) => void;
  save: (name: string) => Promise<unknown>;
}

/** Saves the policy under a name; lists, loads and deletes saved ones. */
export function SavedPolicies({ saved, onLoad, ...form }: Props) {
  const t = useTexts("policies.saved");
  const router = useRouter();
  const [deleting, setDeleting] = useState<SavedPolicy | null>(null);
  const [voting, setVoting] = useState<SavedPolicy | null>(null);
  if (saved === null) {
    return (
      <SignInState icon={FileCheck} what="policies">
        {t("connect")}
      </SignInState>
    );
  }
  return (
    <div className="grid gap-6 *:min-w-0">
      <SaveForm {...form} />
      {saved.length > 0 && (
        <ul aria-label={t("title")} className="divide-y divide-line rounded-xl border border-line bg-surface">
          {saved.map((policy) => (
            <SavedRow
              key={policy.id}
              policy={policy}
              onLoad={() => onLoad(policy.policy)}
              onVote={() => setVoting(policy)}
              onDelete={() => setDeleting(policy)}
            />
          ))}
        </ul>
      )}
      {voting && (
        <Lazy load={snapshotSetup}>
          {({ SnapshotDialog }) => <SnapshotDialog policy={voting} onClose={() => setVoting(null)} />}
        </Lazy>
      )}
      {deleting && (
        <Lazy load={deletePolicy}>
          {({ DeletePolicy }) => (
            <DeletePolicy
              policy={deleting}
              onCancel={() => setDeleting(null)}
              onDeleted={() => {
                setDeleting(null);
                router.refresh();
              }}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}

function SaveForm({ call, isInvalidJson, save }: Pick<Props, "call" | "isInvalidJson" | "save">) {
  const t = useTexts("policies.saved");
  const router = useRouter();
  const [name, setName] = useState("");
  const submit = async () => {
    if (call.busy || !(await call.run(() => save(name.trim())))) return;
    setName("");
    router.refresh();
  };
  const error = call.problem?.fields.includes("name") ? t("badName") : undefined;
  return (
    <Form className="grid gap-3 sm:max-w-xl" onSubmit={() => void submit()}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField label={t("saveAs")} error={error} maxLength={100} value={name} onChange={setName} />
        </div>
        {/* Beside the field, wherever its error stands. */}
        <Button type="submit" kind="quiet" className="mt-8" busy={call.busy} disabled={isInvalidJson}>
          {t("save")}
        </Button>
      </div>
      <CallProblem call={call} />
    </Form>
  );
}

function SavedRow(props: { policy: SavedPolicy; onLoad: () => void; onVote: () => void; onDelete: () => void }) {
  const t = useTexts("policies.saved");
  const { id, name, createdAt } = props.policy;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="figures text-sm text-ink-faint">
          <span className="font-mono wrap-anywhere">{id}</span> · {formatDay(createdAt, t.language)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:-ml-5">
        <ButtonLink kind="plain" aria-label={t("gateOf", { name })} href={`/gate/${id}`} prefetch={false}>
          {t("gate")}
        </ButtonLink>
        <Button kind="plain" aria-label={t("loadOne", { name })} onClick={props.onLoad}>
          {t("load")}
        </Button>
        <Button kind="plain" aria-label={t("snapshotOf", { name })} {...preload(snapshotSetup)} onClick={props.onVote}>
          {t("snapshot")}
        </Button>
        <CopyButton text={id} label={t("copyId", { name })} />
        <IconButton
          icon={Trash2}
          label={t("deleteOne", { name })}
          danger
          {...preload(deletePolicy)}
          onClick={props.onDelete}
        />
      </div>
    </li>
  );
}
