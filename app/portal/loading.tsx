import { Skeleton } from "@/components/ui/skeleton.tsx";

/** While a portal page is on its way: the places of its head and its parts. */
export default function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="mt-8 h-11 w-60" />
      <Skeleton className="mt-8 h-10 w-48" />
      <Skeleton className="mt-10 h-36 w-full" />
      <Skeleton className="mt-16 h-64 w-full" />
    </div>
  );
}
