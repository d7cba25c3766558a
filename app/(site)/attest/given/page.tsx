import type { Metadata } from "next";
import type { Query } from "../_lib/attestations.ts";
import { AttestationsPage } from "../_lib/attestations-page.tsx";

export const metadata: Metadata = { title: "Attestations given", robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return <AttestationsPage side="given" query={await searchParams} />;
}
