import { ImageResponse } from "next/og";
import { SignCard } from "@/components/scores/share-card.tsx";

export const size = { width: 180, height: 180 };
export const contentType = "image/png";

export default function AppleIcon() {
  return new ImageResponse(<SignCard />, size);
}
