import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { type Language, languages } from "../../lib/core/language.ts";
import { PathField } from "./path-field.tsx";

/** Each in its own language, for whoever reads no other one. */
const names: Record<Language, string> = { en: "English", es: "Español", ja: "日本語" };

/**
 * Chooses the language. A form, so that it works without scripts (app/language/route.ts). It names its page in its body, for pages whose secret
 * paths are sent in no header.
 */
export function LanguageSwitch() {
  const t = useTexts("site.language");
  return (
    <form
      method="post"
      action={withBasePath("/language")}
      aria-label={t("title")}
      className="flex shrink-0 rounded-lg border border-line p-0.5"
    >
      <PathField name="page" />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-current={language === t.language || undefined}
          className="min-h-11 cursor-pointer rounded-md px-3 whitespace-nowrap text-ink-faint transition-colors hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink"
        >
          {names[language]}
        </button>
      ))}
    </form>
  );
}
