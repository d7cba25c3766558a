import { WaitIcon } from "./small-icons.tsx";

export function Spinner({ size = 22, className = "" }: { size?: number; className?: string }) {
  return <WaitIcon size={size} className={`shrink-0 motion-safe:animate-spin ${className}`} />;
}
