import Form from "next/form";
import { deliveryStatuses } from "../../../lib/domains/webhooks/schemas.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { statusWords } from "./words.ts";

/** Which deliveries are shown. It stands in the address. */
export function DeliveryFilter({ href, status }: { href: string; status: string }) {
  return (
    <Form action={href} className="flex items-end gap-3">
      <div className="w-44">
        <Select
          label="Status"
          name="status"
          value={status}
          options={[
            { value: "", label: "All" },
            ...deliveryStatuses.map((value) => ({ value, label: statusWords[value].word })),
          ]}
        />
      </div>
      <noscript>
        <Button type="submit" kind="quiet">
          Show
        </Button>
      </noscript>
    </Form>
  );
}
