import { useTexts } from "#texts";
import { deliveryStatuses } from "../../../lib/domains/webhooks/schemas.ts";
import { Filter } from "../../ui/filter.tsx";
import { FilterForm } from "../../ui/filter-form.tsx";

/** Filters deliveries by status, stored in the URL. */
export function DeliveryFilter({ href, status }: { href: string; status: string }) {
  const t = useTexts("portal.delivery");
  return (
    <FilterForm action={href} className="flex items-end gap-3">
      <Filter
        className="w-44"
        label={t("status")}
        name="status"
        value={status}
        options={[
          { value: "", label: t("all") },
          ...deliveryStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
      />
    </FilterForm>
  );
}
