import { type Category, categories, maxOf } from "../../engine/index.ts";
import { newestModel } from "./active-model.ts";

/** The most points of each category without bonus. They are the same in every model that has the category. */
export const maxPoints = Object.fromEntries(
  categories.map((category) => [category, maxOf(newestModel.spec, category)]),
) as Readonly<Record<Category, number>>; // Every category is a key.
