import { version3 } from "./model-3.ts";
import { version4 } from "./model-4.ts";
import type { Model, ModelSpec } from "./model-spec.ts";
import { version1, version2 } from "./models-1-and-2.ts";

/** Model 5: money that passes from hand to hand counts once at the gates, and who had it needs the cost of gold from 400 points on. */
const version5: ModelSpec = {
  ...version4,
  version: "5",
  // 499 points for each of twenty wallets would be too many for the gas of one.
  gates: [{ from: 400, cost: 8_400, interest: 100_000, passed: true }, ...(version4.gates ?? [])],
  formulas: {
    ...version4.formulas,
    gates:
      "a total of 500 and more needs 0.0084 units of cost, one of 700 and more 0.02: gas paid + 10 % a year of the balance held. Of money that passed through the hands of n subjects, from 5 on, each counts the n-th part of what it held of it, and if the interest of what it held and passed on is 0.0084 units, 400 points and more need as much",
  },
};

/** The model new scores are computed with. */
export const currentModel: Model = { spec: version5 };

/** Every published model by version: receipts of old ones stay verifiable. */
export const models: Readonly<Record<string, Model>> = {
  "1": { spec: version1 },
  "2": { spec: version2 },
  "3": { spec: version3 },
  "4": { spec: version4 },
  "5": currentModel,
};
