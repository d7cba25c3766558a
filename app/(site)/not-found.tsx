import { PageNotFound } from "@/components/site/page-not-found.tsx";

export const metadata = { title: "Page not found" };

/** Inside the frame: Next renders it with every page, in case the page calls notFound(). */
export default function NotFound() {
  return <PageNotFound />;
}
