import type { Field } from "../../lib/api/reference/json-schema.ts";
import { Inline } from "./text.tsx";

/** The fields of a body or a response; nested fields are indented. Styled by the list's class, as hundreds of fields would repeat theirs. */
export function SchemaFields({ fields }: { fields: readonly Field[] }) {
  return (
    <ul className="field-list">
      {fields.map((field) => {
        const parent = field.path.split(".").slice(0, -1).join(".");
        const depth = parent === "" ? 0 : parent.split(".").length;
        return (
          <li key={field.path} className={depths[Math.min(depth, depths.length - 1)]}>
            <code>
              {parent && <i>{parent}.</i>}
              {field.path.slice(parent === "" ? 0 : parent.length + 1)}
            </code>
            <span>
              <Inline text={field.type} />
              {field.required ? "" : ", optional"}
            </span>
            {field.description && (
              <p>
                <Inline text={field.description} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const depths = [undefined, "d1", "d2", "d3"] as const;
