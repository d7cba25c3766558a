import { useTexts } from "#texts";

/** Links to the sections of a long page, which stay in view. */
export function SectionLinks({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const t = useTexts("ui");
  return (
    <nav
      aria-label={t("sections")}
      className="scroll-edges sticky top-0 z-10 -mx-4 mt-6 overflow-x-auto border-b border-line px-4 [--ground:var(--paper)] sm:mx-0 sm:px-0 print:hidden"
    >
      <ul className="flex gap-x-5 md:max-lg:gap-x-2.5">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
