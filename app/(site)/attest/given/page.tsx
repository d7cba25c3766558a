import type { Metadata } from "next";
import type { Query } from "../_lib.ts";
import { AttestationsPage } from "../attestation-pages.tsx";

export const metadata: Metadata = { title: "Attestations given", robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return <AttestationsPage side="given" query={await searchParams} />;
}
