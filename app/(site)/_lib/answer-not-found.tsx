import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { PAGE_NUMBER, reportPage } from "@/lib/core/page-outcomes.ts";

/** Answers with 404 and the page. After Next's notFound(), which is left where Next serves alone, the HTML is empty until scripts run. */
export async function answerNotFound(page: ReactNode): Promise<ReactNode> {
  if (!reportPage((await headers()).get(PAGE_NUMBER), "not found")) notFound();
  return (
    <>
      <meta name="robots" content="noindex" />
      {page}
    </>
  );
}
