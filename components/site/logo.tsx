export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <path d="M25.5 21.9A11.2 11.2 0 1 1 25.5 10.1" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
      <path
        d="M11 16.4 15 20.2 22 12.4"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="28" cy="16" r="2.4" className="fill-accent" />
    </svg>
  );
}
