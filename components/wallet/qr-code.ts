import { encode } from "uqr";

export interface QrCode {
  /** The dark squares, as the path of an SVG. */
  path: string;
  /** Squares in a row. */
  size: number;
}

export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "L", border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
