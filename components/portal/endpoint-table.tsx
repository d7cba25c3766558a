import { useTexts } from "#texts";
import { EndpointPath } from "../docs/endpoint-path.tsx";
import { Bar } from "../ui/bar.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { formatMilliseconds } from "./format.ts";
import type { EndpointUsage } from "./usage-series.ts";

/** Usage by endpoint. On a phone, errors are below the requests. */
export function EndpointTable({ endpoints }: { endpoints: readonly EndpointUsage[] }) {
  const t = useTexts("portal.usage");
  const maxRequests = Math.max(1, ...endpoints.map(({ requests }) => requests));
  return (
    <DataTable
      caption={t("byEndpoint")}
      bodyClassName="figures"
      rows={endpoints}
      columns={[
        {
          head: t("endpoint"),
          cellClassName: "font-mono text-sm wrap-anywhere sm:whitespace-nowrap",
          cell: ({ endpoint }) => <EndpointPath path={endpoint} />,
        },
        {
          head: <span className="sr-only">{t("share")}</span>,
          className: "hidden lg:table-cell",
          headClassName: "w-40",
          cell: ({ requests }) => <Bar value={requests} max={maxRequests} />,
        },
        {
          head: t("requests"),
          className: "text-right",
          cell: ({ requests, errors }) => (
            <>
              {formatNumber(requests, t.language)}
              {errors > 0 && (
                <span className="block text-sm whitespace-nowrap text-down sm:hidden">
                  {t("errorCount", { count: errors })}
                </span>
              )}
            </>
          ),
        },
        {
          head: t("errors"),
          className: "hidden text-right sm:table-cell",
          cell: ({ errors }) => (
            <span className={errors > 0 ? "text-down" : ""}>{formatNumber(errors, t.language)}</span>
          ),
        },
        {
          head: t("p95Worst"),
          className: "text-right",
          headClassName: "max-sm:whitespace-normal",
          cellClassName: "whitespace-nowrap",
          cell: ({ p95Ms }) => formatMilliseconds(p95Ms, t.language),
        },
      ]}
    />
  );
}
