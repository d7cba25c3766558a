import { Compass } from "lucide-react";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { SiteFrame } from "./(site)/_lib/site-frame.tsx";

export const metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <SiteFrame>
      <h1 className="mt-10 mb-6 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">Page not found</h1>
      <Notice icon={Compass} title="This page does not exist.">
        <p>Check the URL, or look up a wallet by its address.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/search">Look up a wallet</ButtonLink>
          <ButtonLink href="/leaderboard" kind="quiet">
            See the leaderboard
          </ButtonLink>
        </div>
      </Notice>
    </SiteFrame>
  );
}
