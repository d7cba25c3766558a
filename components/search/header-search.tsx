"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ClipboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { Spinner } from "../ui/spinner.tsx";
import { ADDRESS, MIN_CHARACTERS } from "./suggestion.ts";
import { SuggestionNote } from "./suggestion-note.tsx";
import { useCombobox } from "./use-combobox.tsx";

const LIST = "header-suggestions";

interface Props {
  /** Their icons: made by the server, they are in no script. */
  opens: ReactNode;
  closes: ReactNode;
}

/** The search of every page: a field in a wide header; in a narrow one a link that opens it over the header. */
export function HeaderSearch({ opens, closes }: Props) {
  const t = useTexts("search.header");
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  // A hidden field cannot get the focus.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  useSearchKeys(() => {
    setOpen(true);
    field.current?.focus();
  });
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Link
        ref={opener}
        href="/search"
        prefetch={false}
        aria-label={t("open")}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="flex size-11 items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-sunken hover:text-ink lg:hidden"
      >
        {opens}
      </Link>
      <div
        className={`lg:static lg:block lg:w-44 lg:min-w-24 lg:p-0 xl:w-64 ${
          isOpen ? "absolute inset-0 z-20 flex items-center gap-2 bg-paper px-4" : "hidden"
        }`}
      >
        <SearchForm field={field} onLeave={close} onDone={() => setOpen(false)} />
        <CloseButton label={t("close")} onClose={close}>
          {closes}
        </CloseButton>
      </div>
    </>
  );
}

const FIELDS = "input, textarea, select, [contenteditable], [role=textbox]";
const OVERLAYS = "dialog[open], [role=dialog], [role=alertdialog], [role=menu], [popover]:popover-open";

/** Calls `open` when `/`, Ctrl+K or ⌘K is pressed anywhere but in a field or under a dialog. */
function useSearchKeys(open: () => void): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(FIELDS)) return;
      if (document.querySelector(OVERLAYS)) return;
      event.preventDefault();
      openNow();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  const isPlain = !ctrlKey && !metaKey;
  return isPlain ? key === "/" : key.toLowerCase() === "k";
}

function CloseButton(props: { label: string; onClose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClose}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg hover:bg-sunken lg:hidden"
    >
      {props.children}
    </button>
  );
}

interface FormProps {
  field: React.RefObject<HTMLInputElement | null>;
  /** Escape, with no suggestions open. */
  onLeave: () => void;
  /** Something was chosen or searched for. */
  onDone: () => void;
}

function SearchForm({ field, onLeave, onDone }: FormProps) {
  const t = useTexts("search.header");
  const { text, setText, box, search, paste } = useSiteSearch(field, onDone);
  return (
    <search aria-label={t("site")} className="relative block min-w-0 flex-1">
      <form
        action={withBasePath("/search")}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <input
          {...box.field}
          ref={field}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          required
          minLength={MIN_CHARACTERS}
          aria-label={t("label")}
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={t("placeholder")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            box.typed();
          }}
          onPaste={paste}
          onKeyDown={(event) => {
            box.field.onKeyDown(event);
            if (event.key === "Escape" && !event.defaultPrevented) onLeave();
          }}
          className="peer field h-10 w-full pr-9 pl-3 text-sm placeholder:text-ink-faint max-lg:text-base"
        />
        <Mark loading={box.loading} isEmpty={text === ""} />
        {box.suggestions}
        <SuggestionNote>{box.note}</SuggestionNote>
      </form>
    </search>
  );
}

/** What is typed into the header's field, and the ways out of it. */
function useSiteSearch(field: FormProps["field"], onDone: () => void) {
  const router = useRouter();
  const [text, setText] = useState("");
  // What was typed before scripts ran.
  useEffect(() => setText(field.current?.value ?? ""), [field]);
  const finish = () => {
    box.close();
    setText("");
    field.current?.blur();
    onDone();
  };
  const go = (href: string) => {
    finish();
    router.push(href);
  };
  const box = useCombobox({
    text,
    list: LIST,
    onPick: (one) => go(`/profile/${one.svcId ?? one.address}`),
    links: true,
    onFollow: finish,
    wide: true,
  });
  // An address leads on to its profile, unless its checksum is wrong.
  const search = (wanted: string) => go(`/search?q=${encodeURIComponent(wanted.trim())}`);
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text").trim();
    if (!ADDRESS.test(pasted)) return;
    event.preventDefault();
    search(pasted);
  };
  return { text, setText, box, search, paste };
}

/** At the right of the field: that it loads, or the key that leads to it. */
function Mark({ loading, isEmpty }: { loading: boolean; isEmpty: boolean }): ReactNode {
  if (loading) return <Spinner size={16} className="pointer-events-none absolute top-3.5 right-3 text-ink-faint" />;
  if (!isEmpty) return null;
  return (
    <kbd className="pointer-events-none absolute top-2.5 right-2.5 hidden size-6 items-center justify-center rounded border border-line font-sans text-xs text-ink-faint peer-focus:hidden lg:flex">
      /
    </kbd>
  );
}
