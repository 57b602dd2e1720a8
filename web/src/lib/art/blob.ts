/** An ellipse that looks cut from paper by hand. The same seed always gives the same edge. */
export function blob(cx: number, cy: number, rx: number, ry: number, seed: number, wander = 0.05): string {
  const points = Array.from({ length: 64 }, (_, at) => {
    const turn = (at / 64) * Math.PI * 2;
    const noise =
      Math.sin(turn * 3 + seed * 1.7) * 0.5 +
      Math.sin(turn * 7 + seed * 2.9) * 0.3 +
      Math.sin(turn * 13 + seed * 4.1) * 0.2;
    const reach = 1 + noise * wander;
    return `${(cx + Math.cos(turn) * rx * reach).toFixed(1)} ${(cy + Math.sin(turn) * ry * reach).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
