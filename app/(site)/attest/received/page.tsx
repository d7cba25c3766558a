import type { Metadata } from "next";
import type { PageProps } from "../../_lib/query.ts";
import { AttestationsPage } from "../_lib/attestations-page.tsx";

export const metadata: Metadata = { title: "Attestations received", robots: { index: false } };

export default async function Page({ searchParams }: PageProps) {
  return <AttestationsPage side="received" query={await searchParams} />;
}
