import { cardTerms, honestActs } from "../../fit/attributes.ts";
import { fitCard, totalBy } from "../../fit/fit-card.ts";
import { publishedSettings } from "../../fit/objective.ts";
import { fittedModel, type Sample } from "../../fit/samples.ts";
import { fewestSenders, logistic } from "./baselines.ts";
import { boosted } from "./boosting.ts";
import { chooseCard, comparedSettings, trainCard } from "./choose-card.ts";
import { type Band, calibrationOf, figuresOf, type GroupFigures } from "./figures.ts";
import { crossed, FOLDS, foldOf } from "./folds.ts";
import { type Hurt, hurtBy } from "./hurt.ts";
import { leaveYearsOut, type YearFigures } from "./years.ts";

type ByGroup = Record<string, GroupFigures>;

export interface NestedReport {
  /** By what made the totals or values. All but model 2's are made without the wallet. */
  figures: Record<string, ByGroup>;
  /** The attributes that each fold chose. */
  chosen: string[][];
  calibration: Record<string, Band[]>;
  tradeOff: TradeOff[];
  years: YearFigures[];
  /** Whom the attributes of the published card take trust from. */
  hurt: Hurt[];
}

/** A card that is fitted with another weight of what honest acts cost. */
export interface TradeOff {
  lossPenalty: number;
  /** Means over the groups' AUC would hide the cohort: one figure each. */
  figures: ByGroup;
  /**
   * Over all honest wallets at both times, for each of the honest acts: the share that it lowers by more than the promise, and
   * the most points it takes.
   */
  acts: { lowered: number; worst: number }[];
}

const penalties = [0, 0.004, 0.02, 0.1, 0.5, 2];
/** The most points that an honest act should take. */
const PROMISED_LOSS = 5;

/** Everything that is chosen by data is chosen without the wallets it is measured on. Takes minutes. */
export function measureNested(samples: readonly Sample[], progress: (text: string) => void): NestedReport {
  const partOf = ({ address }: Sample) => foldOf(address, FOLDS, "outer");
  const chosen: string[][] = [];
  const { card } = fittedModel();
  const nested = crossed(samples, partOf, (train) => {
    const { terms, fitted } = chooseCard(train);
    chosen.push(terms.map(({ name, knots }) => `${name} ${knots.join("/")}`));
    progress(`fold ${chosen.length} of ${FOLDS}: ${chosen.at(-1)?.join(", ")}`);
    return (sample) => totalBy(fitted, terms, sample, card);
  });
  const cross = (train: Parameters<typeof crossed<Sample>>[2]) => figuresOf(samples, crossed(samples, partOf, train));
  const without = cardTerms.map(({ name }) => {
    progress(`without ${name}`);
    return [`without ${name}`, cross(trainCard(cardTerms.filter((one) => one.name !== name)))] as const;
  });
  progress("baselines and trade-off");
  return {
    figures: {
      nested: figuresOf(samples, nested),
      "published attributes and knots": cross(trainCard(cardTerms, publishedSettings)),
      ...Object.fromEntries(without),
      "model 2": figuresOf(
        samples,
        samples.map(({ before }) => before),
      ),
      "fewest senders": cross(fewestSenders),
      "logistic, 14 ratios": cross(logistic),
      "gradient boosting": cross(boosted),
    },
    chosen,
    calibration: calibrationOf(samples, nested),
    tradeOff: penalties.map((lossPenalty) => {
      const settings = { ...comparedSettings, lossPenalty };
      return { lossPenalty, figures: cross(trainCard(cardTerms, settings)), acts: lossesByActs(samples, settings) };
    }),
    years: leaveYearsOut(samples, {
      "published attributes and knots": trainCard(cardTerms),
      "gradient boosting": boosted,
    }),
    hurt: hurtBy(samples, card),
  };
}

/** What each honest act costs honest wallets under a card that is fitted to all. */
function lossesByActs(samples: readonly Sample[], settings: typeof comparedSettings): TradeOff["acts"] {
  const { card } = fittedModel();
  const fitted = fitCard(samples, cardTerms, card, settings);
  const honest = samples.filter(({ fraud }) => !fraud);
  return honestActs.map((act) => {
    const losses = honest.map((one) => {
      const after = { ...one, facts: act(one.facts) };
      return totalBy(fitted, cardTerms, one, card) - totalBy(fitted, cardTerms, after, card);
    });
    return {
      lowered: losses.filter((loss) => loss > PROMISED_LOSS).length / losses.length,
      worst: Math.max(...losses),
    };
  });
}
