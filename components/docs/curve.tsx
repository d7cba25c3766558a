const WIDTH = 72;
const HEIGHT = 24;
const STEPS = 36;

/** The curve ln(1 + x/k) / ln(1 + cap/k) from 0 to its cap. Decorative: its constants are beside it. */
export function CurveLine({ k, cap }: { k: number; cap: number }) {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = Math.log(1 + ((cap / k) * i) / STEPS) / Math.log(1 + cap / k);
    return `${((WIDTH * i) / STEPS).toFixed(1)},${(HEIGHT - 1.5 - (HEIGHT - 3) * share).toFixed(1)}`;
  });
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="text-accent">
      <path d={`M0,${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line" />
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
