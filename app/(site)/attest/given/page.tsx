import type { Metadata } from "next";
import { getTexts } from "@/components/texts/server.tsx";
import type { PageProps } from "../../_lib/query.ts";
import { AttestationsPage } from "../_lib/attestations-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("attest.lists");
  return { title: t("given.title"), robots: { index: false } };
}

export default async function Page({ searchParams }: PageProps) {
  return <AttestationsPage side="given" query={await searchParams} />;
}
