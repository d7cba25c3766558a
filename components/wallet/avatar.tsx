/** A picture derived from an address. Decorative: the address is beside it. */
export function Avatar({ address, size = 40 }: { address: string; size?: number }) {
  const digits = address.toLowerCase().replace(/^0x/, "");
  const nibble = (at: number) => Number.parseInt(digits.charAt(at % digits.length), 16) || 0;
  const hue = ((nibble(0) * 16 + nibble(1)) / 256) * 360;
  const second = (hue + 40 + nibble(2) * 10) % 360;
  // Five columns, mirrored; each cell is empty, dark or light.
  const cells = Array.from({ length: 15 }, (_, i) => ({
    row: Math.floor(i / 3),
    column: i % 3,
    tone: nibble(i + 4) % 3,
  }));
  const fills = ["none", `hsl(${hue.toFixed(0)} 42% 46%)`, `hsl(${second.toFixed(0)} 48% 66%)`];
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 7 7" className="shrink-0 rounded-lg bg-sunken">
      {cells
        .filter((cell) => cell.tone > 0)
        .flatMap(({ row, column, tone }) =>
          (column === 2 ? [2] : [column, 4 - column]).map((x) => (
            <rect key={`${row}-${x}`} x={x + 1} y={row + 1} width="1.02" height="1.02" fill={fills[tone]} />
          )),
        )}
    </svg>
  );
}
