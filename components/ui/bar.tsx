/** A progress bar. The number is beside it as text, so screen readers skip the bar. */
export function Bar({ value, max, className = "text-accent" }: { value: number; max: number; className?: string }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) * 100 : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className={`block h-1.5 w-full ${className}`}
    >
      <rect width="100" height="6" rx="1" className="fill-line" />
      <rect width={share} height="6" rx="1" fill="currentColor" />
    </svg>
  );
}
