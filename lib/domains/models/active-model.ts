import { asHex } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { type Category, categories, currentModel, type Model, maxOf, models } from "../../engine/index.ts";
import { findModel } from "./model-hash.ts";

/** The newest model of this program. */
export const newestModel: Model = currentModel;

/** The model that a stored score was computed with; the newest if there is no score, or if this program lacks the model. */
export function modelOfScore(hash: string | null): Model {
  return (hash !== null && findModel(hash)) || newestModel;
}

/**
 * The model that this installation computes scores with: that of the last switch. Before the first one is recorded, the model
 * of the stored scores, so that an upgrade changes no score; without scores, the newest. Throws if this program does not have
 * the model. A scoring transaction reads it under the score lock, which a switch takes too.
 */
export async function readActiveModel(sql: Sql): Promise<Model> {
  const { rows: switches } = await sql.query<{ version: string }>({
    name: "read-active-model",
    text: `select version from model_switch where activated_at is not null order by activated_at desc, id desc limit 1`,
  });
  const [last] = switches;
  if (last) return requireModel(last.version);
  const { rows } = await sql.query<{ hash: string }>({
    name: "read-stored-model",
    text: `select ${asHex("model_hash")} as hash from score limit 1`,
  });
  return modelOfScore(rows[0]?.hash ?? null);
}

/** The published model of a version, if this program has it. */
function publishedModel(version: string): Model | undefined {
  return Object.hasOwn(models, version) ? models[version] : undefined;
}

/** The same. Throws if this program does not have the model. */
export function requireModel(version: string): Model {
  const model = publishedModel(version);
  if (!model) throw new Error(`This program has no model ${version}, which the database names.`);
  return model;
}

/** The most points of each category without bonus. They are the same in every model that has the category. */
export const maxPoints = Object.fromEntries(
  categories.map((category) => [category, maxOf(newestModel.spec, category)]),
) as Readonly<Record<Category, number>>; // Every category is a key.

/** The version of every model that this program can run. */
export const versions = Object.keys(models);

/** The model of a version, and the active one that it would replace. Throws INVALID_REQUEST for an unknown or active model. */
export async function checkCandidate(sql: Sql, version: string): Promise<{ model: Model; active: Model }> {
  const model = publishedModel(version);
  if (!model) throw unknownModel(version);
  const active = await readActiveModel(sql);
  if (model === active) {
    throw invalidField("body.version", "is the active model", `Model ${version} is active already.`);
  }
  return { model, active };
}

function unknownModel(version: string): ServiceError {
  const message = `There is no model ${version}. The models are ${versions.join(", ")}.`;
  return invalidField("body.version", "must be a version of this program", message);
}
