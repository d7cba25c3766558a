"use client";

import Link from "next/link";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface Props {
  /** Names a button whose content does not. */
  label?: string;
  className: string;
  /** Content of the button. */
  trigger: ReactNode;
  children: ReactNode;
}

/** A menu in a native popover: the browser opens and closes it and returns the focus. Its items exist only while it is open. */
export function Menu({ label, className, trigger, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before hydration; its items are focused once they exist.
  useEffect(() => {
    if (!list.current?.matches(":popover-open")) return;
    if (isOpen) itemsOf(list.current)[0]?.focus();
    setOpen(true);
  }, [isOpen]);
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
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={`${id}-button`}
        tabIndex={-1}
        onBeforeToggle={({ newState }) => newState === "open" && setOpen(true)}
        // Items stay until the browser has returned the focus from them.
        onToggle={({ newState, currentTarget }) => {
          if (newState === "open") itemsOf(currentTarget)[0]?.focus();
          else setOpen(false);
        }}
        onKeyDown={onMenuKey}
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

/** The keys of the ARIA menu pattern; the browser handles Escape. */
function onMenuKey(event: KeyboardEvent<HTMLDivElement>): void {
  const list = event.currentTarget;
  // Closing returns the focus to the button, and Tab moves on from there.
  if (event.key === "Tab") list.hidePopover();
  const focused = document.activeElement;
  // Links do not react to Space themselves.
  if (event.key === " " && focused instanceof HTMLAnchorElement) {
    event.preventDefault();
    focused.click();
  }
  const items = itemsOf(list);
  const next = nextItem(event, items, focused instanceof HTMLElement ? items.indexOf(focused) : -1);
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
  // A letter moves to the next item that starts with it.
  const startsWithKey = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(startsWithKey);
}

const itemClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-left -outline-offset-2 hover:bg-sunken focus-visible:bg-sunken";
const plain = "text-ink-soft hover:text-ink focus-visible:text-ink";

export function MenuItem({ className = plain, ...rest }: ComponentProps<"button">) {
  return <button type="button" role="menuitem" tabIndex={-1} {...rest} className={`${itemClass} ${className}`} />;
}

export function MenuLink(props: ComponentProps<typeof Link>) {
  return <Link role="menuitem" tabIndex={-1} {...props} className={`${itemClass} ${plain}`} />;
}

export function MenuLine() {
  return <hr className="my-1.5 h-px border-0 bg-line" />;
}
