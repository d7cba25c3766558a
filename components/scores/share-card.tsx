import { formatNumber } from "../ui/numbers.ts";
import { dialAngle, dialPoint, FULL_SCORE } from "./dial-geometry.ts";
import { englishCategory } from "./labels.ts";
import { type TierName, tierLook } from "./tiers.tsx";

/** Pixels, as link previews want them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

// Images have no style sheet: these are the light colours of app/globals.css.
const paper = "#fafaf8";
const ink = "#16181c";
const soft = "#44484f";
const faint = "#62666e";
const line = "#e2e2dc";
const accent = "#2a48c8";
const tierColors: Record<TierName, string> = {
  bronze: "#a2643a",
  silver: "#7f8791",
  gold: "#b98a10",
  platinum: "#3f8f86",
  diamond: "#1d83c4",
  legendary: "#9a3cc0",
};

export interface ShareCardProps {
  /** The name without suffix; null for a wallet without one. */
  svcId: string | null;
  suffix: string;
  /** Checksummed. */
  address: string;
  total: number;
  tier: TierName;
  /** Null for an unranked wallet. */
  rank: number | null;
  parts: readonly { category: string; score: number; max: number }[];
}

/**
 * The preview image of a profile, rendered by satori at CARD_SIZE. Text is ASCII only, as satori would fetch a font for other
 * characters; elements with several children are flex boxes, as satori requires.
 */
export function ShareCard(props: ShareCardProps) {
  const { svcId, address, total, tier, rank } = props;
  const name = svcId ?? `${address.slice(0, 8)}...${address.slice(-6)}`;
  return (
    <div style={{ ...column, width: "100%", height: "100%", padding: 64, background: paper, color: ink }}>
      <div style={{ ...row, alignItems: "center", fontSize: 34 }}>
        <LogoImage size={44} />
        <span style={{ marginLeft: 16 }}>Credence</span>
      </div>
      <div style={{ ...row, flex: 1, justifyContent: "space-between", alignItems: "center" }}>
        <div style={{ ...column, width: 620 }}>
          <div
            style={{
              ...row,
              flexWrap: "wrap",
              fontSize: sizeOf(svcId === null ? name : name + props.suffix),
              lineHeight: 1.1,
              letterSpacing: "-0.03em",
            }}
          >
            <span style={{ wordBreak: "break-all" }}>{name}</span>
            {svcId !== null && <span style={{ color: faint }}>{props.suffix}</span>}
          </div>
          <span style={{ marginTop: 18, fontSize: 22, color: faint }}>{address}</span>
          <div style={{ ...row, alignItems: "center", marginTop: 40, fontSize: 34 }}>
            <Steps tier={tier} />
            <span style={{ marginLeft: 18 }}>{tierLook(tier).name}</span>
            <span style={{ marginLeft: 36, color: soft }}>
              {rank === null ? "not ranked yet" : `rank ${formatNumber(rank, "en")}`}
            </span>
          </div>
        </div>
        <Dial total={total} tier={tier} />
      </div>
      <CategoryBars parts={props.parts} />
    </div>
  );
}

function CategoryBars({ parts }: { parts: ShareCardProps["parts"] }) {
  return (
    <div style={{ ...row, justifyContent: "space-between" }}>
      {parts.map(({ category, score, max }) => (
        <div key={category} style={{ ...column, width: 118 }}>
          <div style={{ ...row, width: 118, height: 8, background: line }}>
            <div style={{ width: Math.round((118 * Math.min(score, max)) / max), height: 8, background: ink }} />
          </div>
          <span style={{ marginTop: 12, fontSize: 20, color: soft }}>{englishCategory(category)}</span>
        </div>
      ))}
    </div>
  );
}

/** The preview image of every other page. */
export function SiteCard() {
  return (
    <div style={{ ...row, width: "100%", height: "100%", padding: 64, background: paper, color: ink }}>
      <div style={{ ...column, flex: 1, justifyContent: "space-between" }}>
        <div style={{ ...row, alignItems: "center", fontSize: 34 }}>
          <LogoImage size={44} />
          <span style={{ marginLeft: 16 }}>Credence</span>
        </div>
        <span style={{ width: 940, fontSize: 84, lineHeight: 1.05, letterSpacing: "-0.03em" }}>
          Trust scores for wallets that anyone can verify.
        </span>
        <span style={{ fontSize: 30, color: faint }}>On-chain reputation, recomputable from public blocks</span>
      </div>
    </div>
  );
}

const row = { display: "flex" } as const;
const column = { display: "flex", flexDirection: "column" } as const;

/** Long names get a smaller font: the longest, with its parents, still fits. */
function sizeOf(name: string): number {
  if (name.length <= 13) return 88;
  if (name.length <= 19) return 60;
  return name.length <= 27 ? 44 : 32;
}

function LogoImage({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <path d="M25.5 21.9A11.2 11.2 0 1 1 25.5 10.1" stroke={ink} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M11 16.4 15 20.2 22 12.4" stroke={ink} strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="28" cy="16" r="2.4" fill={accent} />
    </svg>
  );
}

function Steps({ tier }: { tier: TierName }) {
  const lit = tierLook(tier).steps;
  return (
    <svg aria-hidden="true" width="52" height="32" viewBox="0 0 23 14">
      {[0, 1, 2, 3, 4, 5].map((step) => (
        <rect
          key={step}
          x={step * 4}
          y={10 - step * 2}
          width="3"
          height={4 + step * 2}
          rx="1"
          fill={step < lit ? tierColors[tier] : line}
        />
      ))}
    </svg>
  );
}

function Dial({ total, tier }: { total: number; tier: TierName }) {
  const tip = dialPoint(dialAngle(total), 112);
  const foot = dialPoint(dialAngle(total), 86);
  return (
    <div style={{ ...column, position: "relative", width: 400, height: 360, alignItems: "center" }}>
      <svg
        aria-hidden="true"
        width="400"
        height="360"
        viewBox="-125 -120 250 225"
        style={{ position: "absolute", top: 0, left: 0 }}
      >
        <path d={arc(0, FULL_SCORE)} stroke={line} strokeWidth="6" fill="none" />
        {total > 0 && <path d={arc(0, total)} stroke={tierColors[tier]} strokeWidth="10" fill="none" />}
        {total > 0 && (
          <path d={`M${foot.x} ${foot.y}L${tip.x} ${tip.y}`} stroke={ink} strokeWidth="5" strokeLinecap="round" />
        )}
      </svg>
      <span
        style={{ marginTop: 118, fontSize: total < 1_000 ? 128 : 100, lineHeight: "128px", letterSpacing: "-0.04em" }}
      >
        {formatNumber(total, "en")}
      </span>
      <span style={{ marginTop: 10, fontSize: 26, color: faint }}>of {formatNumber(FULL_SCORE, "en")}</span>
    </div>
  );
}

/** The arc of the dial between two numbers of points, as an SVG path. */
function arc(from: number, to: number): string {
  const radius = 99;
  const [start, end] = [dialPoint(dialAngle(from), radius), dialPoint(dialAngle(to), radius)];
  const isLong = dialAngle(to) - dialAngle(from) > Math.PI ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLong} 1 ${end.x} ${end.y}`;
}
