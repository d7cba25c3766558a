import type { ReactNode } from "react";
import { withBasePath } from "../../lib/core/base-path.ts";
import { Heading } from "./heading.tsx";

interface PageProps {
  title: string;
  /** Documents are in English. */
  lang?: string;
  lead: ReactNode;
  children?: ReactNode;
}

export function DocsPage({ title, lang = "en", lead, children }: PageProps) {
  return (
    <article lang={lang} className="text-ink-soft">
      <h1 className="text-3xl font-semibold tracking-tight text-ink sm:text-4xl">{title}</h1>
      <div className="mt-3 max-w-2xl text-lg">{lead}</div>
      {children}
    </article>
  );
}

/** A section of a page: text in a narrow column, tables and code at full width. */
export function DocsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="text-ink">
        <Heading id={id}>{title}</Heading>
      </div>
      <div className="mt-3 space-y-4 [&>p]:max-w-2xl [&>ul]:max-w-2xl">{children}</div>
    </section>
  );
}

const linkLook = "font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent";

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={withBasePath(href)} className={linkLook}>
      {children}
    </a>
  );
}
