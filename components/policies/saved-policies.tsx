"use client";

import { FileCheck, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { formatDay } from "../ui/dates.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Field } from "../ui/field.tsx";
import { Lazy, preload } from "../ui/lazy.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { type Call, CallProblem } from "./run-button.tsx";

const deletePolicy = () => import("./delete-policy.tsx");

export type Saved = SavedPolicy;

/** One's own policies: kept under a name, taken up again, deleted. */
export function SavedPolicies(props: {
  /** Null while nobody is signed in. */
  saved: readonly Saved[] | null;
  call: Call;
  unreadable: boolean;
  onLoad: (policy: Saved["policy"]) => void;
  save: (name: string) => Promise<unknown>;
}) {
  const { saved, call } = props;
  const router = useRouter();
  const [name, setName] = useState("");
  const [going, setGoing] = useState<Saved | null>(null);
  if (saved === null) {
    return (
      <EmptyState icon={FileCheck} title="Sign in to see your policies">
        <p>Connect a wallet to save policies under a name.</p>
        <ConnectButton label="Connect and sign in" />
      </EmptyState>
    );
  }
  const save = async () => {
    const done = await call.run(async () => {
      await props.save(name.trim());
    });
    if (!done) return;
    setName("");
    router.refresh();
  };
  const nameFault = call.problem?.fields.includes("name") ? "Enter a name of 1 to 100 characters." : undefined;
  return (
    <div className="grid gap-6">
      <form
        noValidate
        className="grid gap-3 sm:max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          if (!call.busy) void save();
        }}
      >
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <Field label="Save this policy as" error={nameFault}>
              {(control) => (
                <input
                  {...control}
                  value={name}
                  maxLength={100}
                  autoComplete="off"
                  onChange={(event) => setName(event.currentTarget.value)}
                  className="field w-full px-3"
                />
              )}
            </Field>
          </div>
          <Button type="submit" kind="quiet" busy={call.busy} disabled={props.unreadable}>
            Save
          </Button>
        </div>
        <CallProblem call={call} />
      </form>
      {saved.length > 0 && (
        <ul aria-label="Saved policies" className="divide-y divide-line rounded-xl border border-line bg-surface">
          {saved.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold wrap-anywhere">{one.name}</p>
                <p className="figures text-sm text-ink-faint">
                  <span className="font-mono wrap-anywhere">{one.id}</span> · {formatDay(one.createdAt)}
                </p>
              </div>
              <div className="flex items-center gap-1">
                <Button kind="plain" aria-label={`Take ${one.name} up`} onClick={() => props.onLoad(one.policy)}>
                  Take up
                </Button>
                <CopyButton text={one.id} label={`Copy the id of ${one.name}`} />
                <button
                  type="button"
                  aria-label={`Delete ${one.name}`}
                  {...preload(deletePolicy)}
                  onClick={() => setGoing(one)}
                  className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink-faint hover:bg-sunken hover:text-down"
                >
                  <Trash2 size={18} />
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {going && (
        <Lazy part={deletePolicy}>
          {({ DeletePolicy }) => (
            <DeletePolicy
              policy={going}
              onCancel={() => setGoing(null)}
              onDeleted={() => {
                setGoing(null);
                router.refresh();
              }}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}
