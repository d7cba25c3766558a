import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";

/** ENS's parent of reverse names. */
const REVERSE = "reverse";

/** The meaning of an ENS name below a configured parent. */
export type ServedName =
  /** A name of the service without suffix; "" is the parent itself. */
  | { kind: "name"; svcId: string }
  /** `<label>.<coinLabel>.reverse`. `parent` is where primary names are; absent without one. */
  | { kind: "reverse"; label: string; coinLabel: string; parent: string | undefined };

/** Throws INVALID_REQUEST for a name that is below none of ENS_PARENTS. */
export function requireServedName({ env }: Pick<Context, "env">, name: string): ServedName {
  const [parent] = env.ENS_PARENTS.filter((one) => name === one || name.endsWith(`.${one}`)).sort(
    (a, b) => b.length - a.length,
  );
  if (parent === undefined) {
    throw invalidField("data.name", "is not below a name that this gateway answers for");
  }
  const rest = name.slice(0, -parent.length - 1);
  if (parent !== REVERSE) return { kind: "name", svcId: rest };
  const labels = rest.split(".");
  // A name with more or fewer labels is no reverse name.
  const [label = "", coinLabel = ""] = labels.length === 2 ? labels : [];
  return { kind: "reverse", label, coinLabel, parent: env.ENS_PARENTS.find((one) => one !== REVERSE) };
}
