"use client";

import Link from "next/link";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface Props {
  /** Of the button, where what is in it does not say it. */
  label?: string;
  className: string;
  /** What is in the button. */
  face: ReactNode;
  children: ReactNode;
}

/** A list that drops from its button. The browser opens and closes it and gives the focus back; what is in it is there while it is open. */
export function Menu({ label, className, face, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Somebody may have opened it before scripts took the page over.
  useEffect(() => setOpen(list.current?.matches(":popover-open") === true), []);
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        className={className}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {face}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={`${id}-button`}
        tabIndex={-1}
        onBeforeToggle={({ newState }) => newState === "open" && setOpen(true)}
        // Not before: the browser gives the focus back from an item that is still there.
        onToggle={({ newState, currentTarget }) => {
          if (newState === "open") itemsOf(currentTarget)[0]?.focus();
          else setOpen(false);
        }}
        onKeyDown={move}
        // Whatever was chosen, the list has served.
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("[role=menuitem]")) list.current?.hidePopover();
        }}
        className="hang min-w-56 rounded-xl border border-line bg-surface p-1.5 text-ink shadow-[0_8px_30px_rgb(0_0_0/0.12)] outline-none open:appear"
      >
        {isOpen && children}
      </div>
    </>
  );
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[role=menuitem]")];
}

/** The keys of a menu as the ARIA practices describe them; Escape is the browser's. */
function move(event: KeyboardEvent<HTMLDivElement>): void {
  const list = event.currentTarget;
  // The focus goes back to the button, and on from there.
  if (event.key === "Tab") list.hidePopover();
  const here = document.activeElement;
  // A link knows Enter alone.
  if (event.key === " " && here instanceof HTMLAnchorElement) {
    event.preventDefault();
    here.click();
  }
  const items = itemsOf(list);
  const next = nextItem(event, items, here instanceof HTMLElement ? items.indexOf(here) : -1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextItem(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return undefined;
  // A letter leads to the next item that begins with it.
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}

const item =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-left -outline-offset-2 hover:bg-sunken focus-visible:bg-sunken";
const plain = "text-ink-soft hover:text-ink focus-visible:text-ink";

export function MenuItem({ className = plain, ...rest }: ComponentProps<"button">) {
  return <button type="button" role="menuitem" tabIndex={-1} {...rest} className={`${item} ${className}`} />;
}

export function MenuLink(props: ComponentProps<typeof Link>) {
  return <Link role="menuitem" tabIndex={-1} {...props} className={`${item} ${plain}`} />;
}

export function MenuLine() {
  return <hr className="my-1.5 h-px border-0 bg-line" />;
}
