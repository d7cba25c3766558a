import { EndpointPath } from "../docs/endpoint-path.tsx";
import { Bar } from "../ui/bar.tsx";
import { Cell, HeadCell, Table } from "../ui/table.tsx";
import { formatMilliseconds } from "./format.ts";
import type { EndpointUsage } from "./usage-series.ts";

/** What was called, the most used first. */
export function EndpointTable({ endpoints }: { endpoints: readonly EndpointUsage[] }) {
  const most = Math.max(1, ...endpoints.map(({ requests }) => requests));
  return (
    <Table caption="Usage by endpoint">
      <thead>
        <tr>
          <HeadCell>Endpoint</HeadCell>
          <HeadCell className="hidden w-40 sm:table-cell">
            <span className="sr-only">Share</span>
          </HeadCell>
          <HeadCell className="text-right">Requests</HeadCell>
          <HeadCell className="hidden text-right sm:table-cell">Errors</HeadCell>
          <HeadCell className="text-right max-sm:whitespace-normal">Slowest 95th</HeadCell>
        </tr>
      </thead>
      <tbody className="figures">
        {endpoints.map((one) => (
          <tr key={one.endpoint}>
            <Cell className="font-mono text-sm wrap-anywhere sm:whitespace-nowrap">
              <EndpointPath path={one.endpoint} />
            </Cell>
            <Cell className="hidden sm:table-cell">
              <Bar value={one.requests} max={most} />
            </Cell>
            <Cell className="text-right">
              {one.requests.toLocaleString("en")}
              {one.errors > 0 && (
                <span className="block text-sm whitespace-nowrap text-down sm:hidden">
                  {one.errors.toLocaleString("en")} {one.errors === 1 ? "error" : "errors"}
                </span>
              )}
            </Cell>
            <Cell className={`hidden text-right sm:table-cell ${one.errors > 0 ? "text-down" : ""}`}>
              {one.errors.toLocaleString("en")}
            </Cell>
            <Cell className="text-right whitespace-nowrap">{formatMilliseconds(one.p95Ms)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
