import { ArrowRight } from "lucide-react";
import Link from "next/link";

/** A link that leads on, on a line of its own. */
export function ArrowLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline"
    >
      {children} <ArrowRight size={16} className="shrink-0" />
    </Link>
  );
}
