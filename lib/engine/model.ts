import { version3 } from "./model-3.ts";
import { version4 } from "./model-4.ts";
import type { Model } from "./model-spec.ts";
import { version1, version2 } from "./models-1-and-2.ts";

/** The model new scores are computed with. */
export const currentModel: Model = { spec: version4 };

/** Every published model by version: receipts of old ones stay verifiable. */
export const models: Readonly<Record<string, Model>> = {
  "1": { spec: version1 },
  "2": { spec: version2 },
  "3": { spec: version3 },
  "4": currentModel,
};
