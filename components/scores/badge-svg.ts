import { type TierName, tierLook } from "./tiers.tsx";

export const badgeThemes = ["auto", "light", "dark"] as const;
export type BadgeTheme = (typeof badgeThemes)[number];

export interface Badge {
  /** Null for an unknown identity. */
  score: { total: number; tier: TierName } | null;
  /** `auto` follows the reader's system. */
  theme: BadgeTheme;
}

const HEIGHT = 28;
const LEFT = 92;
/** Width of a character of the text in pixels, with room to spare: a badge has no font of its own. */
const CHARACTER = 7.5;

// A picture has no style sheet: these are the colours of app/globals.css.
const light = { paper: "#fafaf8", ink: "#16181c", line: "#e2e2dc", left: "#16181c", onLeft: "#fafaf8" };
const dark = { paper: "#1c1e22", ink: "#f2f2ee", line: "#3a3d43", left: "#f2f2ee", onLeft: "#16181c" };

/** A score as a small picture for other sites, such as a README. It contains no text that a user chose. */
export function badgeSvg({ score, theme }: Badge): string {
  const text = score ? `${score.total} · ${tierLook(score.tier).name}` : "not scored";
  const width = LEFT + Math.ceil(text.length * CHARACTER) + 24;
  const colors = theme === "dark" ? dark : light;
  const title = `Credence trust score: ${text}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${title}">
<title>${title}</title>
${theme === "auto" ? darkStyle() : ""}<rect class="paper" x="0.5" y="0.5" width="${width - 1}" height="${HEIGHT - 1}" rx="6" fill="${colors.paper}" stroke="${colors.line}"/>
<path class="left" d="M6.5 0.5H${LEFT}V${HEIGHT - 0.5}H6.5a6 6 0 0 1-6-6v-15a6 6 0 0 1 6-6z" fill="${colors.left}"/>
<g font-family="system-ui, sans-serif" font-size="13" text-anchor="middle">
<text class="on-left" x="${LEFT / 2}" y="18.5" fill="${colors.onLeft}">Credence</text>
<text class="ink" x="${(LEFT + width) / 2}" y="18.5" font-weight="600" fill="${colors.ink}">${text}</text>
</g>
</svg>
`;
}

function darkStyle(): string {
  const { paper, ink, line, left, onLeft } = dark;
  return `<style>@media (prefers-color-scheme: dark) { .paper { fill: ${paper}; stroke: ${line} } .left { fill: ${left} } .on-left { fill: ${onLeft} } .ink { fill: ${ink} } }</style>
`;
}
