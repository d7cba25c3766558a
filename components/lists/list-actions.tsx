"use client";

import { Ban, RotateCw, Trash2, Wrench } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { List, ListChange } from "../../lib/domains/lists/schemas.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { type ApiCall, useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice-field.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
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
  const t = useTexts("lists.actions");
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
            {t("stopReading")}
          </Button>
        )}
        {canCancel ? (
          <Button kind="quiet" busy={busy} onClick={() => change({ state: "cancelled" })}>
            {!busy && <Ban size={18} />} {t("cancel")}
          </Button>
        ) : (
          <Button kind="quiet" busy={busy} onClick={rerun}>
            {!busy && <RotateCw size={18} />} {t("rerun")}
          </Button>
        )}
        <Button kind="plain" onClick={() => setDeleting(true)}>
          <Trash2 size={18} /> {t("delete")}
        </Button>
      </div>
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
      {deleting && <DeleteList list={list} onCancel={() => setDeleting(false)} />}
    </div>
  );
}

function DeleteList({ list, onCancel }: { list: Listed; onCancel: () => void }) {
  const t = useTexts("lists.actions");
  const router = useRouter();
  return (
    <ConfirmCall
      title={t("deleteTitle", { name: list.name })}
      action={t("deleteList")}
      call={() => api.call("DELETE /v1/lists/{listId}", { params: { listId: list.id } })}
      onDone={() => router.replace("/portal/lists")}
      onCancel={onCancel}
    >
      <p>{t("deleteNote")}</p>
    </ConfirmCall>
  );
}

/** Chooses the column of addresses while a list asks. */
export function ChooseColumn({ listId, columns }: { listId: string; columns: NonNullable<List["columns"]> }) {
  const t = useTexts("lists.actions");
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
        label={t("whichColumn")}
        choices={columns.map(({ name, addresses, example }, i) => ({
          value: String(i),
          label: name,
          hint:
            example === null ? t("addresses", { count: addresses }) : t("addressesSuch", { count: addresses, example }),
        }))}
        value={chosen}
        onChoose={setChosen}
      />
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("useColumn")}
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
  const t = useTexts("lists.actions");
  const { busy, problem, change } = useChange(listId);
  const [column, setColumn] = useState("");
  const name = column.trim();
  return (
    <div className="grid gap-5">
      {canRepair && (
        <Button kind="quiet" busy={busy} onClick={() => change({ repair: true })} className="justify-self-start">
          {!busy && <Wrench size={18} />} {t("repair")}
        </Button>
      )}
      {canChoose && (
        <Form
          className="flex flex-wrap items-end gap-3"
          onSubmit={() => name !== "" && change({ column: /^[1-9]\d*$/.test(name) ? Number(name) : name })}
        >
          <TextField
            label={t("other.label")}
            hint={t("other.hint")}
            maxLength={200}
            value={column}
            onChange={setColumn}
          />
          <Button kind="quiet" type="submit" busy={busy}>
            {t("readAgain")}
          </Button>
        </Form>
      )}
      <p className="text-sm text-ink-faint">{t("again")}</p>
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
    </div>
  );
}
