import type { DeliveryDetail } from "../../../lib/domains/webhooks/schemas.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { AttemptLine, Part } from "./delivery-list.tsx";

/** An attempt with the headers that were sent and the beginning of the response, both as text. */
export function AttemptDetail({ attempt }: { attempt: DeliveryDetail["attempts"][number] }) {
  const { requestHeaders, responseBody } = attempt;
  return (
    <div className="grid gap-4">
      <AttemptLine attempt={attempt} />
      {requestHeaders && (
        <Part name="Request headers">
          <CodeBlock
            code={Object.entries(requestHeaders)
              .map(([name, value]) => `${name}: ${value}`)
              .join("\n")}
            label="Copy the headers"
          />
        </Part>
      )}
      {responseBody !== null && (
        <Part name="Response, first 4 kB">
          {responseBody === "" ? (
            <p className="text-sm text-ink-soft">Empty.</p>
          ) : (
            <CodeBlock code={responseBody} label="Copy the response" />
          )}
        </Part>
      )}
    </div>
  );
}
