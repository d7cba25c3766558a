import type { Instrumentation } from "next";
import { isDatabaseUnreachable } from "./lib/core/db.ts";
import { reportPageFailure } from "./lib/core/page-failures.ts";

// Next reports errors of pages here, and returns 500 for all of them.

export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  if (isDatabaseUnreachable(error)) reportPageFailure(request.headers);
};
