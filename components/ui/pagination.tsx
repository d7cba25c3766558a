import { ArrowLeft, ArrowRight } from "lucide-react";
import { ButtonLink } from "./button.tsx";

interface Place {
  total: number;
  limit: number;
  offset: number;
  hasMore: boolean;
}

/** Links to the pages before and after. `href` gives the address of the page that starts at an offset. */
export function PageLinks({ page, href }: { page: Place; href: (offset: number) => string }) {
  const { total, limit, offset, hasMore } = page;
  if (total === 0 || (offset === 0 && !hasMore)) return null;
  const last = Math.min(offset + limit, total);
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <p className="figures text-sm text-ink-faint">
        {(offset + 1).toLocaleString("en")}–{last.toLocaleString("en")} of {total.toLocaleString("en")}
      </p>
      <div className="flex gap-3">
        {offset > 0 && (
          <ButtonLink kind="quiet" href={href(Math.max(0, offset - limit))} rel="prev">
            <ArrowLeft size={18} /> Previous
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink kind="quiet" href={href(offset + limit)} rel="next">
            Next <ArrowRight size={18} />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
