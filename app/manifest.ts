import type { MetadataRoute } from "next";
import { withBasePath } from "../lib/core/base-path.ts";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Credence",
    short_name: "Credence",
    description: "Trust scores for wallets, computed from their on-chain history by a public model.",
    start_url: withBasePath("/"),
    display: "minimal-ui",
    background_color: "#fafaf8",
    theme_color: "#fafaf8",
    icons: [{ src: withBasePath("/mark.svg"), sizes: "any", type: "image/svg+xml" }],
  };
}
