"use client";

import { useTexts } from "#texts";
import { ErrorNotice, type ErrorViewProps } from "./error-notice.tsx";

/** Stands in place of a page that could not be rendered. Every page loads it beside its own code, so it imports almost nothing. */
export function ErrorView(props: ErrorViewProps) {
  return <ErrorNotice t={useTexts("site.error")} {...props} />;
}
