import { type AttributeName, attributeNames, attributePoints, type Scorecard } from "../../../lib/engine/scorecard.ts";
import { byGroup, type Sample } from "../../fit/samples.ts";

/** Trust that an attribute takes from so many is much, in parts per million. */
const MUCH = 300_000;

/** How many wallets an attribute takes trust from: shares of all, and of those it takes 30 percentage points or more from. */
export interface Hurt {
  attribute: AttributeName;
  group: string;
  honest: { some: number; much: number };
  fraud: { some: number; much: number };
}

/** What each attribute of a card that takes trust takes, and from whom. */
export function hurtBy(samples: readonly Sample[], card: Scorecard): Hurt[] {
  return attributeNames.flatMap((attribute) =>
    [...byGroup(samples)].flatMap(([group, members]): Hurt[] => {
      const sharesOf = (fraud: boolean) => {
        const taken = members
          .filter((one) => one.fraud === fraud)
          .map(({ facts }) => -attributePoints(attribute, facts, card));
        const share = (least: number) => taken.filter((points) => points >= least).length / taken.length;
        return { some: share(1), much: share(MUCH) };
      };
      const hurt = { attribute, group, honest: sharesOf(false), fraud: sharesOf(true) };
      return hurt.honest.some + hurt.fraud.some > 0 ? [hurt] : [];
    }),
  );
}
