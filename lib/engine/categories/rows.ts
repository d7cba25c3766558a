import type { Category } from "../types.ts";
import { activity } from "./activity.ts";
import { age } from "./age.ts";
import type { CategoryRow } from "./category-row.ts";
import { diversity } from "./diversity.ts";
import { governance } from "./governance.ts";
import { loyalty } from "./loyalty.ts";
import { risk } from "./risk.ts";
import { social } from "./social.ts";
import { volume } from "./volume.ts";

/** Every category. */
export const categoryRows: Record<Category, CategoryRow> = {
  activity,
  volume,
  age,
  diversity,
  governance,
  social,
  risk,
  loyalty,
};
