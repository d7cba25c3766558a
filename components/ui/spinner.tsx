import { LoaderCircle } from "lucide-react";

export function Spinner({ size = 22, className = "" }: { size?: number; className?: string }) {
  return <LoaderCircle size={size} className={`shrink-0 motion-safe:animate-spin ${className}`} />;
}
