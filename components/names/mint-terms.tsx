import { useTexts } from "#texts";
import type { MintTerms } from "../../lib/domains/reservations/get-mint-eligibility.ts";
import type { Texts } from "../texts/create-texts.ts";
import { formatAmount } from "./amount.ts";
import { timeLeft } from "./time-left.ts";

/** Price and deposit of a name on each chain. */
export function MintTermsTable({ terms }: { terms: readonly MintTerms[] }) {
  const t = useTexts("names.terms");
  return (
    <ul
      aria-label={t("title")}
      className={`grid max-w-3xl gap-4 ${terms.length > 1 ? "lg:max-w-none lg:grid-cols-2" : ""}`}
    >
      {terms.map((chain) => (
        <li key={chain.chainId} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
          <h3 className="text-sm font-medium text-ink-faint">{chain.name}</h3>
          <dl className="figures mt-3 grid grid-cols-2 gap-x-6">
            <Term
              name={t("mint")}
              value={chain.price === "0" ? t("free") : formatAmount(chain.price, chain.currency, t.language)}
            >
              {t("once")}
            </Term>
            <Deposit {...chain} />
          </dl>
          {chain.discount && (
            <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
              {t("discount", {
                percent: chain.discount.percent,
                amount: formatAmount(chain.discount.balance, "CANY", t.language),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Deposit({ reservation, currency }: MintTerms) {
  const [t, left] = [useTexts("names.terms"), useTexts("names.timeLeft")];
  switch (reservation.state) {
    case "known":
      return (
        <Term name={t("reserve")} value={formatAmount(reservation.deposit, currency, t.language)}>
          {t("deposit", { period: periodOf(t, left, reservation.periodSeconds) })}
        </Term>
      );
    case "none":
      return (
        <Term name={t("reserve")} value="–">
          {t("notHere")}
        </Term>
      );
    case "unknown":
      return (
        <Term name={t("reserve")} value="?">
          {t("silent")}
        </Term>
      );
    default:
      return reservation satisfies never;
  }
}

const DAY = 86_400;

function periodOf(t: Texts<"names.terms">, left: Texts<"names.timeLeft">, seconds: number): string {
  return seconds % DAY === 0 ? t("days", { days: seconds / DAY }) : timeLeft(seconds * 1000, left);
}

function Term({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="mt-1">
        <span className="block text-xl font-semibold tracking-tight">{value}</span>
        <span className="block text-sm text-ink-soft">{children}</span>
      </dd>
    </div>
  );
}
