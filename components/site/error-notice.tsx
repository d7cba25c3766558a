import type { TextKey } from "../../lib/core/texts.ts";

export interface ErrorViewProps {
  error: Error & { digest?: string };
  /** Requests the page again from the server. */
  retry: () => void;
}

/** Says that a page could not be rendered. `t`: a document without its layout has the texts from elsewhere. */
export function ErrorNotice({ t, error, retry }: ErrorViewProps & { t: (key: TextKey<"site.error">) => string }) {
  return (
    <>
      <title>{`${t("title")} · Credence`}</title>
      <h1 className="mt-10 mb-6 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">{t("title")}</h1>
      <div className="rounded-xl border border-line bg-surface p-5 sm:p-6">
        <p className="font-semibold">{t("text")}</p>
        <p className="mt-1 text-ink-soft">
          {t("fault")}
          {error.digest && ` ${t("id")} ${error.digest}.`} {t("again")}
        </p>
        <button
          type="button"
          onClick={retry}
          className="mt-4 min-h-11 cursor-pointer rounded-lg bg-accent px-5 font-medium text-on-accent hover:bg-ink hover:text-paper"
        >
          {t("retry")}
        </button>
      </div>
    </>
  );
}
