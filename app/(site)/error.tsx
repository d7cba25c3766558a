"use client";

import { FaultPage, type FaultPageProps } from "@/components/site/fault-page.tsx";

export default function ErrorPage(props: FaultPageProps) {
  return <FaultPage {...props} />;
}
