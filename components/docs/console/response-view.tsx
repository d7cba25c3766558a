import { KeyRound } from "lucide-react";
import { withBasePath } from "../../../lib/core/base-path.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ConnectButton } from "../../wallet/connect-button.tsx";
import { Inline } from "../text.tsx";
import { useDocs } from "./docs-context.tsx";

/** A response of the API. */
export interface ConsoleResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Duration in milliseconds. */
  ms: number;
}

const shownHeaders = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "X-RateLimit-Cost",
  "X-Replica-Lag-Ms",
  "Retry-After",
  "X-Request-Id",
];

/** Status, rate-limit headers and body of a response, with help for errors. */
export function ResponseView({ response, isPublic }: { response: ConsoleResponse; isPublic: boolean }) {
  const { status, headers, ms } = response;
  const body = parse(response.text);
  const isSuccess = status < 400;
  const text = body === undefined ? response.text : JSON.stringify(body, null, 2);
  const createdKey = typeof body?.apiKey === "string" ? body.apiKey : null;
  return (
    <div className="border-t border-line">
      <p className="figures flex flex-wrap items-baseline gap-x-3 px-4 pt-3">
        <span className={`text-lg font-semibold ${isSuccess ? "text-up" : "text-down"}`}>{status}</span>
        {!isSuccess && typeof body?.error === "string" && (
          <span className="font-mono text-sm text-down">{body.error}</span>
        )}
        <span className="text-sm text-ink-faint">{Math.round(ms)} ms</span>
      </p>
      {!isSuccess && <ErrorHelp code={String(body?.error)} status={status} isPublic={isPublic} />}
      {createdKey !== null && <UseKey apiKey={createdKey} />}
      <ShownHeaders headers={headers} />
      <div className="mt-3 flex items-start gap-2 border-t border-line bg-paper py-1 pr-2 pl-4">
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className="max-h-96 min-w-0 flex-1 overflow-auto py-2 font-mono text-sm leading-6 wrap-anywhere whitespace-pre-wrap text-ink-soft"
        >
          <code>{text}</code>
        </pre>
        <CopyButton text={text} label="Copy the body" />
      </div>
    </div>
  );
}

function ShownHeaders({ headers }: { headers: ConsoleResponse["headers"] }) {
  return (
    <dl className="figures mt-2 grid gap-x-8 gap-y-0.5 px-4 font-mono text-xs sm:grid-cols-2">
      {shownHeaders.map((name) => {
        const value = headers.get(name);
        if (value === null) return null;
        return (
          <div key={name} className="flex min-w-0 justify-between gap-3 border-b border-line/60 py-1">
            <dt className="shrink-0 text-ink-faint">{name}</dt>
            <dd className="truncate text-ink">{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function ErrorHelp({ code, status, isPublic }: { code: string; status: number; isPublic: boolean }) {
  const { errors } = useDocs();
  const texts = errors[code];
  if (!texts) return null;
  return (
    <div className="mx-4 mt-2 rounded-lg bg-sunken p-3 text-sm">
      <p>
        <span className="font-medium text-ink">{texts.meaning}</span> <Inline text={texts.fix} />{" "}
        <a href={withBasePath(`/docs/errors#${code}`)} className="text-accent underline underline-offset-4">
          About {code}
        </a>
      </p>
      {status === 401 && !isPublic && (
        <p className="mt-3 flex flex-wrap gap-3">
          <ConnectButton label="Sign in" className="px-4 text-sm" />
          <ButtonLink kind="quiet" href="/portal/keys" className="px-4 text-sm">
            <KeyRound size={16} /> Create a key
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** Offers a key that was just created to all consoles. */
function UseKey({ apiKey }: { apiKey: string }) {
  const { apiKey: used, setApiKey } = useDocs();
  return (
    <div className="mx-4 mt-2 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-caution-soft p-3 text-sm text-caution">
      <p>We show this key once. Store it with your server’s secrets.</p>
      <Button kind="quiet" disabled={used === apiKey} onClick={() => setApiKey(apiKey)} className="px-4">
        {used === apiKey ? "Used by all consoles" : "Use it in all consoles"}
      </Button>
    </div>
  );
}

function parse(text: string): { error?: unknown; apiKey?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
