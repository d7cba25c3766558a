"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { withBasePath } from "../../lib/core/base-path.ts";

/** The path of the page that is shown, as a hidden field of a form. */
export function PathField({ name }: { name: string }) {
  const query = useSearchParams().toString();
  return <input type="hidden" name={name} value={`${withBasePath(usePathname())}${query && `?${query}`}`} />;
}
