import { categories } from "../engine/types.ts";

/** What a board can be ranked by: the total or one category. */
export const boardCategories = ["total", ...categories] as const;
export type BoardCategory = (typeof boardCategories)[number];

/** Position of each category in the columns of a scope. */
export const categoryIndex = Object.fromEntries(boardCategories.map((category, index) => [category, index])) as Record<
  BoardCategory,
  number
>;
