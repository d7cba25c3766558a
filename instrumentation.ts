import type { Instrumentation } from "next";
import { isDatabaseUnreachable } from "./lib/core/db.ts";
import { PAGE_NUMBER, reportPage } from "./lib/core/page-outcomes.ts";

// Next reports errors of pages here and answers all of them with 500. lib/web/next-pages.ts makes outages of the database 503.

export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  if (isDatabaseUnreachable(error)) reportPage(request.headers[PAGE_NUMBER], "outage");
};
