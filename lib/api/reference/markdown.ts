import { errorCodes } from "../../core/errors.ts";
import { type PlanTier, planLimits, planTiers, type RateLimitClass, rateLimitClasses } from "../../core/plans.ts";
import { capital, type EndpointDoc, type GroupDoc } from "./describe.ts";
import type { Field } from "./json-schema.ts";

/** The reference as Markdown files by name. */
export function createReference(groups: readonly GroupDoc[]): Record<string, string> {
  return {
    "README.md": overview(groups),
    ...Object.fromEntries(
      groups.map(({ tag, title, endpoints }) => [
        `${tag}.md`,
        `${[`# ${title}`, GENERATED, ...endpoints.map(endpointMarkdown)].join("\n\n")}\n`,
      ]),
    ),
  };
}

const GENERATED = "_Made by `npm run openapi` from the declarations in `lib/api/endpoints`._";

function overview(groups: readonly GroupDoc[]): string {
  const rows = groups
    .flatMap(({ endpoints }) => endpoints)
    .map(
      ({ operationId, method, path, summary, tag }) =>
        `| [${operationId}](${tag}.md#${operationId.toLowerCase()}) | \`${method} ${path}\` | ${summary} |`,
    );
  return `${[
    "# API reference",
    GENERATED,
    "Every path under `/v1` answers under `/api/v1` too. Every answer is JSON with `success` and `timestamp`; an error has `error` and `message`, and `details` where single fields are at fault. `/openapi.json` holds the same as OpenAPI 3.1.",
    '```sh\ncurl -H "Authorization: Bearer $CREDENCE_KEY" http://localhost:3000/v1/scores/leaderboard\n```',
    "## Endpoints",
    table(["Operation", "Path", "What it does"], rows),
    "## Limits",
    limitsMarkdown(),
    "## Errors",
    errorsMarkdown(),
  ].join("\n\n")}\n`;
}

/** The limits of every tier. */
export function limitsMarkdown(): string {
  const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(" | ")} |`;
  return [
    "Requests a minute by tier; the day counts all of them. `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` on every answer tell of the tightest limit. A call that does the work of many counts as several requests: `X-RateLimit-Cost` on its answer says how many. A cost above a limit is charged as that whole limit; a refused call costs nothing.",
    table(
      ["Limit", ...planTiers.map(capital)],
      [
        ...rateLimitClasses.map((name) =>
          row(
            name,
            planTiers.map((tier) => perMinute(tier, name)),
          ),
        ),
        row(
          "a day",
          planTiers.map((tier) => (tier === "enterprise" ? "custom" : planLimits[tier].perDay.toLocaleString("en"))),
        ),
      ],
    ),
  ].join("\n\n");
}

function perMinute(tier: PlanTier, name: RateLimitClass): string {
  if (tier === "enterprise" && name !== "track") return "custom";
  const limits = planLimits[tier];
  return (name === "default" ? limits.perMinute : limits.endpoints[name]).toLocaleString("en");
}

/** Every error code: what happened, and how to mend it. */
export function errorsMarkdown(): string {
  return table(
    ["Code", "Status", "What happened", "How to mend it"],
    Object.entries(errorCodes).map(
      ([code, { status, meaning, mend }]) => `| \`${code}\` | ${status} | ${meaning} | ${mend} |`,
    ),
  );
}

/** One endpoint: what it does, takes, answers, and refuses with. */
export function endpointMarkdown(endpoint: EndpointDoc): string {
  const { operationId, method, path, summary, description, access, rateLimit, parameters, body, status } = endpoint;
  return [
    `## ${operationId}`,
    `\`${method} ${path}\` — ${summary}.`,
    description,
    `Needs ${access.map(accessInWords).join(" or ")}. Limit: ${rateLimit}.`,
    parameters.length > 0 &&
      table(
        ["Parameter", "In", "Type", "Description"],
        parameters.map(
          (one) =>
            `| \`${one.name}\`${one.required ? " (required)" : ""} | ${one.in} | ${one.type} | ${cell(one.description)} |`,
        ),
      ),
    body && `Body, such as \`${JSON.stringify(body.example)}\`:`,
    body && fields(body.fields),
    `Answer (${status}):`,
    fields(endpoint.answer.fields),
    endpoint.okWhen && `Answer (200), with the same fields: ${endpoint.okWhen}`,
    `Errors: ${endpoint.errors.map(({ code }) => `\`${code}\``).join(", ")}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function accessInWords(access: string): string {
  if (access === "public") return "no key";
  return access === "session" ? "a signed-in wallet" : `a key with the permission \`${access}\``;
}

function fields(list: readonly Field[]): string {
  return table(
    ["Field", "Type", "Description"],
    list.map(
      ({ path, type, required, description }) =>
        `| \`${path}\`${required ? "" : " (optional)"} | ${type} | ${cell(description)} |`,
    ),
  );
}

function table(head: readonly string[], rows: readonly string[]): string {
  return [`| ${head.join(" | ")} |`, `|${" --- |".repeat(head.length)}`, ...rows].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("\n", " ").replaceAll("|", "\\|");
}
