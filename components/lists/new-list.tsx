"use client";

import { FileUp, ListPlus, Upload } from "lucide-react";
import { useRouter } from "next/navigation";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { uploadFile } from "../api/upload-file.ts";
import { useApiCall } from "../api/use-api-call.ts";
import { Bar } from "../ui/bar.tsx";
import { Button } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { formatPercent } from "../ui/numbers.ts";
import { SelectField } from "../ui/select-field.tsx";
import { type Origin, origins, SourceFields, type SourceKind, type SourceValues, sourceOf } from "./source-fields.tsx";

interface Choice {
  value: string;
  label: string;
}

interface Props {
  policies: readonly Choice[];
  chains: readonly Choice[];
  boards: readonly Choice[];
  /** The last day that can be chosen, YYYY-MM-DD. */
  today: string;
}

type Fields = Record<"name" | "policyId" | "chainId" | "at" | "read", string>;

const NO_FIELDS: Fields = { name: "", policyId: "", chainId: "", at: "", read: "" };

/** Uploads a list and opens its page. `share`: of it what was sent. */
function useUpload() {
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController | null>(null);
  const send = (upload: Blob, fields: Fields) => {
    const started = new AbortController();
    const { signal } = started;
    abort.current = started;
    setShare(0);
    return run(async () => {
      const id = await uploadFile(upload, fields, { onProgress: setShare, signal }).catch((error) => {
        if (signal.aborted) return null;
        throw error;
      });
      if (id !== null) router.push(`/portal/lists/${id}`);
    });
  };
  return { busy, problem, share, send, stop: () => abort.current?.abort() };
}

/** A new list, from a file or pasted text or from a chain or board, and what it is evaluated by. */
export function NewList(props: Props) {
  const t = useTexts("lists.new");
  const { policies, chains, boards } = props;
  const sources = useTexts("lists.sources");
  const [origin, setOrigin] = useState<Origin>("file");
  const [fields, setFields] = useState({ ...NO_FIELDS, policyId: policies[1]?.value ?? "" });
  const set = (field: keyof Fields) => (value: string) => setFields((now) => ({ ...now, [field]: value }));
  const choices = <Choices {...{ ...props, fields, set }} />;
  return (
    <div className="grid gap-6">
      <SelectField
        label={t("from")}
        options={origins.map((value) => ({ value, label: sources(`kinds.${value}`) }))}
        value={origin}
        onChoose={setOrigin}
      />
      {origin === "file" ? (
        <Uploaded {...{ fields, set, choices }} />
      ) : (
        <Sourced
          key={origin}
          kind={origin}
          chains={chains.filter(({ value }) => value !== "")}
          {...{ boards, fields, choices }}
        />
      )}
    </div>
  );
}

/** A list that a worker reads from a chain or a board. */
function Sourced(props: {
  kind: SourceKind;
  chains: readonly Choice[];
  boards: readonly Choice[];
  fields: Fields;
  choices: ReactNode;
}) {
  const t = useTexts("lists.new");
  const { kind, chains, boards, fields, choices } = props;
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [values, setValues] = useState<SourceValues>({ chainId: chains[0]?.value ?? "", category: "total" });
  const { name, policyId, chainId, at, read } = fields;
  const make = () =>
    void run(async () => {
      const body = {
        source: sourceOf(kind, values),
        ...(name !== "" && { name }),
        ...(policyId !== "" && { policyId }),
        ...(chainId !== "" && { chainId: Number(chainId) }),
        ...(at !== "" && { at }),
        ...(read === "none" && { read: "none" as const }),
      };
      const { list } = await api.call("POST /v1/lists", { body });
      router.push(`/portal/lists/${list.id}`);
    });
  const isShown = problem?.details.some(({ path }) => path.startsWith("body.source.")) ?? false;
  return (
    <Form className="grid gap-6" onSubmit={make}>
      <SourceFields {...{ kind, chains, boards, values, problem }} onChange={setValues} />
      {choices}
      {!isShown && <ProblemNotice problem={problem && { ...problem, fields: [] }} />}
      <Button type="submit" busy={busy} className="justify-self-start">
        {!busy && <ListPlus size={18} />} {t("make")}
      </Button>
    </Form>
  );
}

interface UploadedProps {
  fields: Fields;
  set: (field: keyof Fields) => (value: string) => void;
  choices: ReactNode;
}

/** A list of a dropped or chosen file, or of pasted text. */
function Uploaded({ fields, set, choices }: UploadedProps) {
  const t = useTexts("lists.new");
  const { busy, problem, share, send, stop } = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setMissing(false);
    if (chosen && fields.name === "") set("name")(chosen.name.replace(/\.[^.]*$/, "").slice(0, 100));
  };
  const submit = () => {
    const upload = file ?? (text.trim() === "" ? null : new Blob([text]));
    setMissing(!upload);
    if (!upload) return;
    void send(upload, fields);
  };
  return (
    <Form className="grid gap-6" onSubmit={submit}>
      <DropZone file={file} onChoose={choose} invalid={missing} />
      {!file && (
        <TextAreaField
          label={t("paste.label")}
          hint={t("paste.hint")}
          error={missing ? t("paste.missing") : undefined}
          code
          value={text}
          onChange={setText}
        />
      )}
      {choices}
      {busy && <Progress share={share} />}
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {!busy && <Upload size={18} />} {problem ? t("uploadAgain") : t("upload")}
        </Button>
        {busy && (
          <Button kind="quiet" onClick={stop}>
            {t("stop")}
          </Button>
        )}
      </div>
    </Form>
  );
}

function DropZone({
  file,
  onChoose,
  invalid,
}: {
  file: File | null;
  onChoose: (file: File | null) => void;
  invalid: boolean;
}) {
  const t = useTexts("lists.new");
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0] ?? null);
  };
  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex cursor-pointer flex-col items-center gap-2 rounded-xl border border-dashed px-6 py-8 text-center outline-offset-2 outline-accent transition-colors hover:bg-sunken has-focus-visible:outline-2 sm:py-12 ${over ? "border-accent bg-accent-soft" : "border-line-strong"}`}
      >
        <FileUp size={28} strokeWidth={1.5} className="text-ink-faint" />
        <span className="font-semibold wrap-anywhere">{file ? file.name : t("drop")}</span>
        <span id={`${id}-hint`} className="figures max-w-md text-sm text-balance text-ink-soft">
          {file ? t("replace", { bytes: file.size }) : t("formats")}
        </span>
        <input
          id={id}
          type="file"
          aria-describedby={`${id}-hint`}
          aria-invalid={invalid || undefined}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
          className="sr-only"
        />
      </label>
      {file && (
        <Button kind="plain" className="mt-2" onClick={() => onChoose(null)}>
          {t("remove")}
        </Button>
      )}
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const t = useTexts("lists.new");
  const text =
    share < 1 ? t("sent", { share: formatPercent(Math.floor(share * 100) / 100, t.language) }) : t("storing");
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t("upload")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={text}
      >
        <Bar value={share} max={1} />
      </div>
      <p className="figures mt-2 text-sm text-ink-soft">{text}</p>
    </div>
  );
}

function Choices(props: Props & { fields: Fields; set: (field: keyof Fields) => (value: string) => void }) {
  const t = useTexts("lists.new");
  const { policies, chains, today, fields, set } = props;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label={t("name.label")}
        hint={t("name.hint")}
        maxLength={100}
        value={fields.name}
        onChange={set("name")}
      />
      <SelectField
        label={t("policy.label")}
        hint={t("policy.hint")}
        options={policies}
        value={fields.policyId}
        onChoose={set("policyId")}
      />
      <SelectField
        label={t("scores.label")}
        hint={t("scores.hint")}
        options={chains}
        value={fields.chainId}
        onChoose={set("chainId")}
      />
      <SelectField
        label={t("unknown.label")}
        hint={t("unknown.hint")}
        options={[
          { value: "", label: t("readings.first") },
          { value: "none", label: t("readings.none") },
        ]}
        value={fields.read}
        onChoose={set("read")}
      />
      <TextField
        label={t("at.label")}
        hint={t("at.hint")}
        type="date"
        max={today}
        value={fields.at}
        onChange={set("at")}
        className="figures w-full"
      />
    </div>
  );
}
