import { deliveryStatuses } from "../../../lib/domains/webhooks/schemas.ts";
import { Filter } from "../../ui/filter.tsx";
import { FilterForm } from "../../ui/filter-form.tsx";
import { statusLabels } from "./labels.ts";

/** Filters deliveries by status, stored in the URL. */
export function DeliveryFilter({ href, status }: { href: string; status: string }) {
  return (
    <FilterForm action={href} className="flex items-end gap-3">
      <Filter
        className="w-44"
        label="Status"
        name="status"
        value={status}
        options={[
          { value: "", label: "All" },
          ...deliveryStatuses.map((value) => ({ value, label: statusLabels[value].label })),
        ]}
      />
    </FilterForm>
  );
}
