import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { SiteFrame } from "./(site)/_lib/site-frame.tsx";

export const metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <SiteFrame>
      <PageNotFound />
    </SiteFrame>
  );
}
