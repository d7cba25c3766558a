import { useTexts } from "#texts";
import type { DeliveryDetail } from "../../../lib/domains/webhooks/schemas.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { AttemptLine, Part } from "./delivery-list.tsx";

/** An attempt with the headers that were sent and the beginning of the response, both as text. */
export function AttemptDetail({ attempt }: { attempt: DeliveryDetail["attempts"][number] }) {
  const t = useTexts("portal.delivery");
  const { requestHeaders, responseBody } = attempt;
  return (
    <div className="grid gap-4">
      <AttemptLine attempt={attempt} />
      {requestHeaders && (
        <Part name={t("headers")}>
          <CodeBlock
            code={Object.entries(requestHeaders)
              .map(([name, value]) => `${name}: ${value}`)
              .join("\n")}
            label={t("copyHeaders")}
          />
        </Part>
      )}
      {responseBody !== null && (
        <Part name={t("response")}>
          {responseBody === "" ? (
            <p className="text-sm text-ink-soft">{t("empty")}</p>
          ) : (
            <CodeBlock code={responseBody} label={t("copyResponse")} />
          )}
        </Part>
      )}
    </div>
  );
}
