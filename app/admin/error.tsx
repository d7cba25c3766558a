"use client";

import { ErrorView, type ErrorViewProps } from "@/components/site/error-view.tsx";

export default function ErrorPage(props: ErrorViewProps) {
  return <ErrorView {...props} />;
}
