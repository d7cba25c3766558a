"use client";

import { ArrowLeft, ArrowRight, ChevronDown } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { useTexts } from "#texts";
import { LinkPending } from "../ui/link-pending.tsx";
import type { DocsLink, NavSection } from "./navigation.ts";

interface Props {
  sections: readonly NavSection[];
}

/** Navigation of the docs: beside the page, or in a native disclosure above it, which works without scripts. */
export function DocsNav({ sections }: Props) {
  const t = useTexts("docs.frame");
  const path = usePathname();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const aside = useRef<HTMLElement>(null);
  useCurrentInView(aside, path);
  const current = sections.flatMap(({ links }) => links).find(({ href }) => href === path);
  const lists = (
    <NavSections
      sections={sections}
      path={path}
      onFollow={() => {
        if (disclosure.current) disclosure.current.open = false;
      }}
    />
  );
  return (
    <div className="print:hidden">
      <details ref={disclosure} className="group/docs mt-6 rounded-xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 font-medium">
          <span>
            <span className="text-ink-faint">{t("title")}</span> {current && <>· {current.label}</>}
          </span>
          <ChevronDown size={18} className="text-ink-faint group-open/docs:rotate-180" />
        </summary>
        <nav aria-label={t("title")} className="border-t border-line px-2 pb-3">
          {lists}
        </nav>
      </details>
      <nav
        ref={aside}
        aria-label={t("title")}
        className="sticky top-0 -ml-3 hidden max-h-dvh overflow-y-auto pt-10 pb-12 text-[0.9375rem] [mask-image:linear-gradient(to_bottom,black_calc(100%-3rem),transparent)] [scrollbar-width:thin] lg:block"
      >
        {lists}
      </nav>
    </div>
  );
}

/** Scrolls a list to its current link, without moving the page. */
function useCurrentInView(list: RefObject<HTMLElement | null>, path: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which link is the current one.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !link) return;
    const below = link.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    if (below < 0 || below > list.current.clientHeight - 96)
      list.current.scrollTop += below - list.current.clientHeight / 2;
  }, [list, path]);
}

function NavSections({ sections, path, onFollow }: Props & { path: string; onFollow: () => void }) {
  return sections.map(({ title, links }) => (
    <div key={title} className="mt-4 lg:mt-7 lg:first:mt-0">
      <p className="px-3 pb-1 text-sm font-semibold text-ink">{title}</p>
      <ul className={list}>
        {links.map((link) => (
          <li key={link.href}>
            <NavItem link={link} isCurrent={link.href === path} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Styles the links, each of which is on the page twice and would repeat its classes. */
const list = `[&>li>a]:relative [&>li>a]:flex [&>li>a]:min-h-11 [&>li>a]:items-center [&>li>a]:overflow-hidden [&>li>a]:rounded-lg [&>li>a]:px-3
  [&>li>a]:text-ink-soft [&>li>a]:transition-colors [&>li>a:not([aria-current]):hover]:bg-sunken [&>li>a:not([aria-current]):hover]:text-ink
  [&>li>a[aria-current]]:bg-accent-soft [&>li>a[aria-current]]:font-medium [&>li>a[aria-current]]:text-accent lg:[&>li>a]:min-h-9`;

function NavItem({ link, isCurrent, onFollow }: { link: DocsLink; isCurrent: boolean; onFollow: () => void }) {
  return (
    <>
      <Link href={link.href} prefetch={false} aria-current={isCurrent ? "page" : undefined} onClick={onFollow}>
        {link.label}
        <LinkPending />
      </Link>
      {isCurrent && link.parts && (
        <ul lang="en" className="my-1 ml-3 border-l border-line">
          {link.parts.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={onFollow}
                className="flex min-h-11 items-center px-3 text-sm text-ink-faint hover:text-ink lg:min-h-8"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function PreviousNext({ sections }: Props) {
  const t = useTexts("docs.frame");
  const path = usePathname();
  const links = sections.flatMap((section) => section.links);
  const index = links.findIndex(({ href }) => href === path);
  const [previous, next] = index < 0 ? [] : [links[index - 1], links[index + 1]];
  return (
    <nav aria-label={t("next")} className="mt-16 grid gap-3 border-t border-line pt-6 sm:grid-cols-2 print:hidden">
      {previous && (
        <Link
          href={previous.href}
          prefetch={false}
          rel="prev"
          className="flex min-h-14 items-center gap-3 rounded-xl border border-line px-4 text-ink-soft hover:border-line-strong hover:text-ink"
        >
          <ArrowLeft size={18} className="shrink-0 text-ink-faint" /> {previous.label}
        </Link>
      )}
      {next && (
        <Link
          href={next.href}
          prefetch={false}
          rel="next"
          className="flex min-h-14 items-center justify-end gap-3 rounded-xl border border-line px-4 text-right text-ink-soft hover:border-line-strong hover:text-ink sm:col-start-2"
        >
          {next.label} <ArrowRight size={18} className="shrink-0 text-ink-faint" />
        </Link>
      )}
    </nav>
  );
}
