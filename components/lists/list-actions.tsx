"use client";

import { Ban, RotateCw, Trash2, Wrench } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { List, ListChange } from "../../lib/domains/lists/schemas.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { type ApiCall, useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice-field.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { formatCount } from "../ui/numbers.ts";
import { isAtWork } from "./labels.ts";

/** Changes a list and shows it again. */
function useChange(listId: string): ApiCall & { change: (body: ListChange) => void } {
  const router = useRouter();
  const call = useApiCall();
  const change = (body: ListChange) =>
    void call.run(async () => {
      await api.call("PATCH /v1/lists/{listId}", { params: { listId }, body });
      router.refresh();
    });
  return { ...call, change };
}

/** What is shown of a list where its browser part needs no more. */
type Listed = Pick<List, "id" | "name" | "state" | "counts">;

/** Runs a list again, cancels or deletes it. */
export function ListActions({ list }: { list: Listed }) {
  const router = useRouter();
  const { busy, problem, run, change } = useChange(list.id);
  const [deleting, setDeleting] = useState(false);
  const rerun = () =>
    void run(async () => {
      const made = await api.call("POST /v1/lists/{listId}/rerun", { params: { listId: list.id } });
      router.push(`/portal/lists/${made.list.id}`);
    });
  const canCancel = isAtWork(list) || list.state === "asking";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {list.state === "reading" && list.counts.toRead > 0 && (
          <Button kind="quiet" busy={busy} onClick={() => change({ read: "none" })}>
            Stop reading and evaluate
          </Button>
        )}
        {canCancel ? (
          <Button kind="quiet" busy={busy} onClick={() => change({ state: "cancelled" })}>
            {!busy && <Ban size={18} />} Cancel
          </Button>
        ) : (
          <Button kind="quiet" busy={busy} onClick={rerun}>
            {!busy && <RotateCw size={18} />} Run again
          </Button>
        )}
        <Button kind="plain" onClick={() => setDeleting(true)}>
          <Trash2 size={18} /> Delete
        </Button>
      </div>
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
      {deleting && <DeleteList list={list} onCancel={() => setDeleting(false)} />}
    </div>
  );
}

function DeleteList({ list, onCancel }: { list: Listed; onCancel: () => void }) {
  const router = useRouter();
  return (
    <ConfirmCall
      title={`Delete “${list.name}”?`}
      action="Delete list"
      call={() => api.call("DELETE /v1/lists/{listId}", { params: { listId: list.id } })}
      onDone={() => router.replace("/portal/lists")}
      onCancel={onCancel}
    >
      <p>Its upload, its results and its links are deleted. Trees stay. This cannot be undone.</p>
    </ConfirmCall>
  );
}

/** Chooses the column of addresses while a list asks. */
export function ChooseColumn({ listId, columns }: { listId: string; columns: NonNullable<List["columns"]> }) {
  const { busy, problem, change } = useChange(listId);
  const likely = columns.reduce(
    (best, _, i) => ((columns[i]?.addresses ?? 0) > (columns[best]?.addresses ?? 0) ? i : best),
    0,
  );
  const [chosen, setChosen] = useState(String(likely));
  const column = columns[Number(chosen)]?.name;
  return (
    <Form className="grid gap-5" onSubmit={() => column !== undefined && change({ column })}>
      <ChoiceField
        label="Which column has the addresses?"
        choices={columns.map(({ name, addresses, example }, i) => ({
          value: String(i),
          label: name,
          hint: `${formatCount(addresses, "address").replace("addresss", "addresses")}${example === null ? "" : `, such as ${example}`}`,
        }))}
        value={chosen}
        onChoose={setChosen}
      />
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
      <Button type="submit" busy={busy} className="justify-self-start">
        Use this column
      </Button>
    </Form>
  );
}

interface Corrections {
  listId: string;
  canRepair: boolean;
  canChoose: boolean;
}

/** Reads an upload again: by another column, or with lines that can be repaired. */
export function CorrectList({ listId, canRepair, canChoose }: Corrections) {
  const { busy, problem, change } = useChange(listId);
  const [column, setColumn] = useState("");
  const name = column.trim();
  return (
    <div className="grid gap-5">
      {canRepair && (
        <Button kind="quiet" busy={busy} onClick={() => change({ repair: true })} className="justify-self-start">
          {!busy && <Wrench size={18} />} Take lines without 0x too
        </Button>
      )}
      {canChoose && (
        <Form
          className="flex flex-wrap items-end gap-3"
          onSubmit={() => name !== "" && change({ column: /^[1-9]\d*$/.test(name) ? Number(name) : name })}
        >
          <TextField
            label="Another column"
            hint="Its name, or its number from 1."
            maxLength={200}
            value={column}
            onChange={setColumn}
          />
          <Button kind="quiet" type="submit" busy={busy}>
            Read again
          </Button>
        </Form>
      )}
      <p className="text-sm text-ink-faint">The list is then read, evaluated and charged again.</p>
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
    </div>
  );
}
