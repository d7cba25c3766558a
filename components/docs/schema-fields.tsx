import type { Field } from "../../lib/api/reference/json-schema.ts";
import { Inline } from "./text.tsx";

/** The fields of a body or a response; nested fields are indented. */
export function SchemaFields({ fields }: { fields: readonly Field[] }) {
  return (
    <ul className="divide-y divide-line text-sm wrap-anywhere">
      {fields.map((field) => {
        const parent = field.path.split(".").slice(0, -1).join(".");
        const depth = parent === "" ? 0 : parent.split(".").length;
        return (
          <li key={field.path} className={`py-2 ${insets[Math.min(depth, insets.length - 1)]}`}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <code className="font-mono text-ink">
                {parent && <span className="text-ink-faint">{parent}.</span>}
                {field.path.slice(parent === "" ? 0 : parent.length + 1)}
              </code>
              <span className="min-w-0 text-ink-faint">
                <Inline text={field.type} />
                {field.required ? "" : ", optional"}
              </span>
            </p>
            {field.description && (
              <p className="mt-0.5">
                <Inline text={field.description} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const insets = ["", "pl-3 sm:pl-5", "pl-5 sm:pl-10", "pl-7 sm:pl-15"] as const;
