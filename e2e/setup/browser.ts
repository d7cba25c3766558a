/** What Chromium is started with: nothing that speaks to its maker, and no sandbox where it cannot have one. */
export function browserArguments(): string[] {
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
}
