import type { Sql } from "../../core/db.ts";
import type { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { type Model, models } from "../../engine/index.ts";
import { publishedModel, readActiveModel } from "./active-model.ts";

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
