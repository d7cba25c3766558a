"use client";

import type { ErrorViewProps } from "@/components/site/error-notice.tsx";
import { ErrorView } from "@/components/site/error-view.tsx";

export default function ErrorPage(props: ErrorViewProps) {
  return <ErrorView {...props} />;
}
