/** A picture derived from an address. Decorative: the address is beside it. */
export function Avatar({ address, size = 40 }: { address: string; size?: number }) {
  const digits = address.toLowerCase().replace(/^0x/, "");
  const nibble = (at: number) => Number.parseInt(digits.charAt(at % digits.length), 16) || 0;
  const hue = ((nibble(0) * 16 + nibble(1)) / 256) * 360;
  const second = (hue + 40 + nibble(2) * 10) % 360;
  const fills = [`hsl(${hue.toFixed(0)} 42% 46%)`, `hsl(${second.toFixed(0)} 48% 66%)`];
  // Five columns, mirrored; each cell is empty, dark or light. One path for each tone, as a page may show dozens of avatars.
  const paths = ["", ""];
  for (let i = 0; i < 15; i++) {
    const tone = nibble(i + 4) % 3;
    const [column, y] = [i % 3, Math.floor(i / 3) + 1];
    for (const x of new Set([column + 1, 5 - column])) if (tone > 0) paths[tone - 1] += `M${x} ${y}h1v1h-1z`;
  }
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 7 7" className="shrink-0 rounded-lg bg-sunken">
      {fills.map((fill, i) => (
        <path key={fill} d={paths[i]} fill={fill} />
      ))}
    </svg>
  );
}
