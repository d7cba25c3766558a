import type { Metadata } from "next";
import { Gallery } from "./_gallery.tsx";

export const metadata: Metadata = { title: "Design system", robots: { index: false } };

/** The design system, in both themes. Only the development server knows this page: see `pageExtensions` in next.config.js. */
export default function DesignPage() {
  return (
    <>
      <h1 className="mt-12 text-3xl font-semibold tracking-tight">Design system</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Every token and every piece of components/ui, in its states. Compose pages from these; where something is
        missing, it is added here first.
      </p>
      <div className="mt-10 grid gap-8 lg:grid-cols-2">
        <div data-theme="light" className="rounded-2xl border border-line bg-paper p-6 text-ink">
          <Gallery theme="Light" />
        </div>
        <div data-theme="dark" className="rounded-2xl border border-line bg-paper p-6 text-ink">
          <Gallery theme="Dark" />
        </div>
      </div>
    </>
  );
}
