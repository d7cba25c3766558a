import { ImageResponse } from "next/og";
import { createElement } from "react";
import { CARD_SIZE, SiteCard } from "@/components/scores/share-card.tsx";

export const dynamic = "force-static";

/** The preview image of pages without their own, rendered at build time. */
export function GET(): Response {
  return new ImageResponse(createElement(SiteCard), CARD_SIZE);
}
