import type { Field } from "../../lib/api/reference/json-schema.ts";
import { Inline } from "./text.tsx";

/** The fields of a body or a response; nested fields are indented. Styled from the list, as hundreds of fields would repeat their classes. */
export function SchemaFields({ fields }: { fields: readonly Field[] }) {
  return (
    <ul className={list}>
      {fields.map((field) => {
        const parent = field.path.split(".").slice(0, -1).join(".");
        const depth = parent === "" ? 0 : parent.split(".").length;
        return (
          <li key={field.path} className={insets[Math.min(depth, insets.length - 1)]}>
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

const list = `divide-y divide-line text-sm wrap-anywhere *:py-2 [&_i]:not-italic [&_i]:text-ink-faint [&>li>code]:mr-3 [&>li>code]:font-mono
  [&>li>code]:text-ink [&>li>p]:mt-0.5 [&>li>span]:text-ink-faint`;

const insets = [undefined, "pl-3 sm:pl-5", "pl-5 sm:pl-10", "pl-7 sm:pl-15"] as const;
