import type { z } from "zod";
import { type ErrorCode, type ErrorDetail, ServiceError } from "../core/errors.ts";

export type Place = "path" | "query" | "body";

/**
 * Query parameters whose faults have codes of their own; every other fault of an input is INVALID_REQUEST. `issue` is
 * zod's code of the fault, absent for any.
 */
export const parameterErrors: readonly {
  place: Place;
  name: string;
  issue?: string;
  code: ErrorCode;
  message: string;
}[] = [
  { place: "query", name: "category", code: "INVALID_CATEGORY", message: "The category is not an allowed value." },
  { place: "query", name: "status", code: "INVALID_STATUS", message: "The status filter is not an allowed value." },
  {
    place: "query",
    name: "limit",
    issue: "too_big",
    code: "LIMIT_EXCEEDS_MAXIMUM",
    message: "The limit exceeds the maximum of 100.",
  },
];

const MAX_DETAILS = 20;

/** Every code that a fault in these parameters may have. */
export function codesOfQuery(query: z.ZodObject | undefined): ErrorCode[] {
  const names = Object.keys(query?.shape ?? {});
  return parameterErrors.filter((entry) => names.includes(entry.name)).map((entry) => entry.code);
}

/** The error of an input that its schema refused, with a detail for each fault. */
export function inputError(place: Place, issues: readonly z.core.$ZodIssue[]): ServiceError {
  const details: ErrorDetail[] = issues.slice(0, MAX_DETAILS).map((issue) => ({
    path: [place, ...issue.path.map(String)].join("."),
    message: issue.message,
  }));
  for (const entry of parameterErrors) {
    const hit = issues.some(
      (issue) => entry.place === place && issue.path[0] === entry.name && (!entry.issue || entry.issue === issue.code),
    );
    if (hit) return new ServiceError(entry.code, entry.message, { details });
  }
  const first = details[0];
  const message = first ? `The request is not valid: ${first.path}: ${first.message}.` : "The request is not valid.";
  return new ServiceError("INVALID_REQUEST", message, { details });
}

/** INVALID_REQUEST with one detail. */
export function invalid(path: string, message: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", `The request is not valid: ${path} ${message}.`, {
    details: [{ path, message }],
  });
}
