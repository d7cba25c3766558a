import { withBasePath } from "../../lib/core/base-path.ts";
import { errorText } from "../../lib/core/error-texts.ts";
import { ErrorNotice, type ErrorViewProps } from "./error-notice.tsx";
import { themeFromCookies } from "./theme.ts";

/** A whole document that says that the layout failed. Rendered in browsers alone, and by itself: it has no props of the server. */
export function BrokenDocument({ error }: ErrorViewProps) {
  const theme = themeFromCookies(document.cookie);
  const language = document.documentElement.lang;
  return (
    <html lang={language} data-theme={theme === "system" ? undefined : theme}>
      <body>
        <header className="border-b border-line">
          <div className="mx-auto flex h-16 max-w-6xl items-center px-4 sm:px-6">
            {/* A full page load, as this document is broken. */}
            <a href={withBasePath("/")} className="flex min-h-11 items-center text-lg font-semibold tracking-tight">
              Credence
            </a>
          </div>
        </header>
        <main className="mx-auto w-full max-w-6xl px-4 sm:px-6">
          <ErrorNotice t={errorText(language)} error={error} retry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
