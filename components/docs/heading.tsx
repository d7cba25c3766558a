import { Hash } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts";

const looks = {
  2: "text-xl tracking-tight",
  3: "text-base",
} as const;

interface Props {
  level?: keyof typeof looks;
  /** The fragment of its URL. */
  id: string;
  children: ReactNode;
}

/** A heading with a link to itself. */
export function Heading({ level = 2, id, children }: Props) {
  const t = useTexts("docs.heading");
  const Tag = `h${level}` as const;
  return (
    <div className="group/heading flex items-center gap-1">
      <Tag id={id} className={`min-w-0 scroll-mt-6 font-semibold wrap-anywhere ${looks[level]}`}>
        {children}
      </Tag>
      <a
        href={`#${id}`}
        aria-label={t("link", { title: typeof children === "string" ? children : id })}
        className="-my-2 inline-flex size-11 shrink-0 items-center justify-center text-ink-faint opacity-0 transition-opacity group-hover/heading:opacity-100 focus-visible:opacity-100 print:hidden"
      >
        <Hash size={16} />
      </a>
    </div>
  );
}
