import { ImageResponse } from "next/og";
import { createElement } from "react";
import { CARD_SIZE, SiteCard } from "@/components/scores/share-card.tsx";

// The same for everybody: drawn when the pages are built.
export const dynamic = "force-static";

/** The picture for previews of links to any page without one of its own. */
export function GET(): Response {
  return new ImageResponse(createElement(SiteCard), CARD_SIZE);
}
