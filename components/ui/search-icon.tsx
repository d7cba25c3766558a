import { Search } from "lucide-react";
import { Spinner } from "./spinner.tsx";

/** The icon at the right of a search field; a spinner while it loads. */
export function SearchMark({ loading }: { loading: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-faint"
    >
      {loading ? <Spinner size={18} /> : <Search size={18} />}
    </span>
  );
}
