import Form from "next/form";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field.tsx";
import { FilterField } from "./filter-field.tsx";

const fields = ["actor", "act", "target", "from", "to"] as const;

/** Filters of the audit log, stored in the URL. */
export function AuditFilters(props: { values: Readonly<Record<string, string | undefined>>; isInvalid: boolean }) {
  const t = useTexts("admin.audit");
  return (
    <>
      <Form action="/admin/audit" className="mt-8 mb-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        {fields.map((name) => (
          <FilterField
            key={name}
            name={name}
            label={t(`filters.${name}`)}
            placeholder={t(`examples.${name}`)}
            value={props.values[name]}
            className="sm:w-44"
          />
        ))}
        <Button type="submit" kind="quiet">
          {t("filter")}
        </Button>
      </Form>
      {props.isInvalid && <FieldError id="filter-error" message={t("badDates")} />}
    </>
  );
}
