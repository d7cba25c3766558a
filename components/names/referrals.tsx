import { useTexts } from "#texts";
import type { Referral } from "../../lib/domains/reservations/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

interface Props {
  /** URL with the referral code. */
  link: string;
  totals: { tracked: number; confirmed: number };
  /** Newest first. */
  referrals: readonly Referral[];
}

/** The referral link, and the referrals it brought. */
export function Referrals({ link, totals, referrals }: Props) {
  const t = useTexts("names.referrals");
  return (
    <div className="grid gap-4">
      <CodeBlock code={link} label={t("copy")} />
      <p className="figures text-ink-soft">
        {t("totals", totals)}
        {referrals.length === 0 && ` ${t("share")}`}
      </p>
      {referrals.length > 0 && (
        <ul aria-label={t("title")} className="divide-y divide-line rounded-xl border border-line bg-surface">
          {referrals.map((one) => (
            <li key={one.referee} className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
              <ShortAddress address={one.referee} />
              <Badge tone={one.status === "confirmed" ? "good" : "caution"}>{t(`states.${one.status}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
