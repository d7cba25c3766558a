import type { Metadata } from "next";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { getTexts } from "@/components/texts/server.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts("site.notFound"))("title") };
}

/** Inside the frame: Next renders it with every page, in case the page calls notFound(). */
export default function NotFound() {
  return <PageNotFound />;
}
