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

const list = `divide-y divide-line text-sm wrap-anywhere *:py-2 [&_i]:not-italic [&_i]:text-ink-faint [&>li>code]:mr-3 [&>li>code]:font-mono
  [&>li>code]:text-ink [&>li>p]:mt-0.5 [&>li>span]:text-ink-faint [&>.d1]:pl-3 sm:[&>.d1]:pl-5 [&>.d2]:pl-5 sm:[&>.d2]:pl-10 [&>.d3]:pl-7
  sm:[&>.d3]:pl-15`;

const depths = [undefined, "d1", "d2", "d3"] as const;
