import type { Referral } from "../../lib/domains/reservations/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

interface Props {
  /** With the code in it. */
  link: string;
  totals: { tracked: number; confirmed: number };
  /** The newest. */
  referrals: readonly Referral[];
}

/** The link that brings others here, and what became of those who followed it. */
export function Referrals({ link, totals, referrals }: Props) {
  return (
    <div className="grid gap-4">
      <CodeBlock code={link} label="Copy the link" />
      <p className="figures text-ink-soft">
        {totals.confirmed} confirmed, {totals.tracked} on the way.
        {referrals.length === 0 && " Send the link to somebody: whoever mints a name by it is shown here."}
      </p>
      {referrals.length > 0 && (
        <ul aria-label="Whom I referred" className="divide-y divide-line rounded-xl border border-line bg-surface">
          {referrals.map((one) => (
            <li key={one.referee} className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
              <ShortAddress address={one.referee} />
              <Badge tone={one.status === "confirmed" ? "good" : "caution"}>{one.status}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
