import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { createOpenapi, errorsOf } from "../../lib/api/reference/openapi.ts";
import { type ErrorCode, errorCodes } from "../../lib/core/errors.ts";

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/** Check answers against what the documents promise: status, code, headers and the schema of the body. */
export function responseChecks(endpoints: Readonly<Record<string, Endpoint>>): {
  /** Each broken promise in words; empty when all is as documented. `operation` is null for unknown paths. */
  faultsOf: (operation: string | null, answer: Answer) => string[];
} {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const document = createOpenapi(endpoints) as {
    paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
  };
  ajv.addSchema(document, "openapi");
  const validators = new Map<string, ValidateFunction>();

  function validator(endpoint: Endpoint, status: number): ValidateFunction {
    const method = endpoint.method.toLowerCase();
    const shared = document.paths[endpoint.path]?.[method]?.responses[status]?.$ref?.replace("#/", "").split("/");
    const segments = shared ?? ["paths", endpoint.path, method, "responses", String(status)];
    const pointer = [...segments, "content", "application/json", "schema"]
      .map((segment) => encodeURIComponent(segment.replaceAll("~", "~0").replaceAll("/", "~1")))
      .join("/");
    const known = validators.get(pointer);
    if (known) return known;
    const made = ajv.compile({ $ref: `openapi#/${pointer}` });
    validators.set(pointer, made);
    return made;
  }

  return {
    faultsOf(operation, { status, headers, body }) {
      const faults = headerFaults(status, headers);
      let json: unknown;
      try {
        json = JSON.parse(body);
      } catch {
        return [...faults, "the body is not JSON"];
      }
      const endpoint = operation === null ? undefined : endpoints[operation];
      const error = typeof json === "object" && json !== null && "error" in json ? (json.error as ErrorCode) : null;
      if (error !== null && errorCodes[error]?.status !== status) faults.push(`${error} came with status ${status}`);
      if (!endpoint) {
        if (status !== 404 && status !== 400 && status !== 429) faults.push(`an unknown path answered ${status}`);
        return faults;
      }
      if (error !== null && !errorsOf(endpoint).includes(error)) faults.push(`${error} is not documented`);
      const successes = [endpoint.status ?? 200, ...(endpoint.okWhen ? [200] : [])];
      if (error === null && !successes.includes(status)) faults.push(`status ${status} is not documented`);
      if (faults.length === 0) {
        const check = validator(endpoint, status);
        if (!check(json)) faults.push(ajv.errorsText(check.errors));
      }
      return faults;
    },
  };
}

function headerFaults(status: number, headers: Record<string, string | undefined>): string[] {
  const faults: string[] = [];
  const limit = Number(headers["x-ratelimit-limit"]);
  const remaining = Number(headers["x-ratelimit-remaining"]);
  const reset = Number(headers["x-ratelimit-reset"]);
  if (!(Number.isInteger(limit) && limit > 0)) faults.push("X-RateLimit-Limit is wrong");
  if (!(Number.isInteger(remaining) && remaining >= 0 && remaining <= limit))
    faults.push("X-RateLimit-Remaining is wrong");
  if (!(Number.isInteger(reset) && reset > 1_500_000_000)) faults.push("X-RateLimit-Reset is wrong");
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(headers["x-request-id"] ?? "")) faults.push("X-Request-Id is wrong");
  if (headers["content-type"] !== "application/json; charset=utf-8") faults.push("Content-Type is wrong");
  const retry = headers["retry-after"];
  if ((status === 429) !== (retry !== undefined)) faults.push("Retry-After is where it should not be, or the reverse");
  if (retry !== undefined && !/^[1-9][0-9]*$/.test(retry)) faults.push("Retry-After is no whole number of seconds");
  return faults;
}
