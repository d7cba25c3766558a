import { ImageResponse } from "next/og";
import { LogoCard } from "@/components/scores/share-card.tsx";

export const size = { width: 180, height: 180 };
export const contentType = "image/png";

export default function AppleIcon() {
  return new ImageResponse(<LogoCard />, size);
}
