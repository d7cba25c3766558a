import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTexts } from "#texts";
import { ButtonLink } from "./button.tsx";

interface Page {
  total: number;
  limit: number;
  offset: number;
  hasMore: boolean;
}

/** Links to the previous and the next page. `href` returns the URL of the page at an offset. */
export function PageLinks({ page, href }: { page: Page; href: (offset: number) => string }) {
  const t = useTexts("ui.pages");
  const { total, limit, offset, hasMore } = page;
  if (total === 0 || (offset === 0 && !hasMore)) return null;
  const last = Math.min(offset + limit, total);
  return (
    <nav aria-label={t("title")} className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <p className="figures text-sm text-ink-faint">{t("range", { from: offset + 1, to: last, total })}</p>
      <div className="flex gap-3">
        {offset > 0 && (
          <ButtonLink kind="quiet" href={href(Math.max(0, offset - limit))} rel="prev">
            <ArrowLeft size={18} /> {t("previous")}
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink kind="quiet" href={href(offset + limit)} rel="next">
            {t("next")} <ArrowRight size={18} />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
