import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { StrangersText } from "@/components/ui/visible-text.tsx";

/** The name as a title, with its state. */
export function NameHeader({ name, suffix, badge }: { name: string; suffix: string; badge: ReactNode }) {
  const t = useTexts("names.owned");
  return (
    <>
      <p className="mt-8">
        <Link href="/names" className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4">
          {t("names")}
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">
          <StrangersText>{name}</StrangersText>
          <span className="text-ink-faint">{suffix}</span>
        </h1>
        {badge}
      </div>
    </>
  );
}
