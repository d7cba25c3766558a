import type { Instrumentation } from "next";
import { isDatabaseUnreachable } from "./lib/core/db.ts";
import { reportPageFailure } from "./lib/core/page-failures.ts";

// Next tells what went wrong on a page here, and answers 500 whatever it was.

export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  if (isDatabaseUnreachable(error)) reportPageFailure(request.headers);
};
