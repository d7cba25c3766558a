/** The place of something that is on its way. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`rounded-lg bg-sunken motion-safe:animate-pulse ${className}`} />;
}
