import type { MetadataRoute } from "next";
import { withBasePath } from "../lib/core/base-path.ts";
import { textsIn } from "../lib/core/texts.ts";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Credence",
    short_name: "Credence",
    // One document for everybody.
    lang: "en",
    description: textsIn("en", "site.metadata")("description"),
    start_url: withBasePath("/"),
    display: "minimal-ui",
    background_color: "#fafaf8",
    theme_color: "#fafaf8",
    icons: [{ src: withBasePath("/mark.svg"), sizes: "any", type: "image/svg+xml" }],
  };
}
