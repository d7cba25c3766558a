import type { ReactNode } from "react";
import { useTexts } from "#texts";
import type { TextKey } from "../../lib/core/texts.ts";
import { Ruler } from "../charts/ruler.tsx";
import { ClientTexts } from "../texts/server.tsx";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { FULL_SCORE } from "./dial-geometry.ts";
import { categoryName } from "./labels.ts";
import { VerifyHere } from "./verify-here.tsx";

/** By category. */
type Points = Readonly<Record<TextKey<"scores.meanings">, number>>;

interface Props {
  /** The most points of each category. */
  most: Points;
  /** A score to show it by; null while there is none. */
  example: { address: string; name: string; total: number; points: Points } | null;
}

/** What a score says, what it is computed from, and how to check it, with a real one as the example. */
export function ScoreExplained({ most, example }: Props) {
  const t = useTexts("home.explained");
  return (
    <div className="grid gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[1fr_1.1fr]">
      <div className="grid content-start gap-6">
        <Answer title={t("what.title")}>{t("what.text")}</Answer>
        <Answer title={t("from.title")} link={<ArrowLink href="/docs/scoring">{t("from.link")}</ArrowLink>}>
          {t("from.text")}
        </Answer>
        <Answer title={t("check.title")} link={<ArrowLink href="/docs/quality">{t("check.link")}</ArrowLink>}>
          {t("check.text")}
        </Answer>
      </div>
      <div>
        <Sum most={most} points={example?.points ?? null}>
          {example ? t("sum", { name: example.name, total: example.total }) : t("parts", { most: FULL_SCORE })}
        </Sum>
        {example && (
          <div className="mt-5">
            <ClientTexts of={["scores.verify"]}>
              <VerifyHere receiptUrl={`/profile/${example.address}/receipt.json`} />
            </ClientTexts>
          </div>
        )}
      </div>
    </div>
  );
}

function Answer({ title, link, children }: { title: string; link?: ReactNode; children: string }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-ink-soft text-pretty">{children}</p>
      {link}
    </div>
  );
}

/** The points by category, which add up to the total. */
function Sum({ most, points, children }: { most: Points; points: Points | null; children: string }) {
  const [t, names] = [useTexts("home.explained"), useTexts("scores.categories")];
  const meanings = useTexts("scores.meanings");
  const categories = Object.keys(most) as (keyof Points)[]; // Its keys are the categories.
  return (
    <>
      <h3 className="figures font-semibold wrap-anywhere">{children}</h3>
      <ul className={points ? "mt-3 grid gap-3" : "mt-2 divide-y divide-line border-y border-line"}>
        {categories.map((category) => (
          <li key={category} className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 ${points ? "" : "py-2"}`}>
            <span>
              <span className="font-medium">{categoryName(names, category)}</span>{" "}
              <span className="block text-sm text-ink-faint sm:ml-1 sm:inline">{meanings(category)}</span>
            </span>
            <span className="figures text-right whitespace-nowrap">
              {points && <span className="font-semibold">{formatNumber(points[category], t.language)}</span>}
              <span className="text-sm text-ink-faint"> {t("of", { most: most[category] })}</span>
            </span>
            {points && (
              <span className="col-span-2 mt-1">
                <Ruler value={points[category]} max={most[category]} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
