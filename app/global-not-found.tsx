import type { Metadata } from "next";
import { getTexts } from "@/components/texts/server.tsx";
import { SiteFrame } from "./(site)/_lib/site-frame.tsx";
import NotFound from "./(site)/not-found.tsx";
import RootLayout, { generateViewport } from "./layout.tsx";

export { generateViewport };

export async function generateMetadata(): Promise<Metadata> {
  return { title: `${(await getTexts("site.notFound"))("title")} · Credence`, robots: { index: false } };
}

/** The document for a path that no page has. As not-found.tsx beside the layout it would be rendered with every page. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <NotFound />
      </SiteFrame>
    </RootLayout>
  );
}
