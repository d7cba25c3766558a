"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { Button } from "../ui/button.tsx";
import { keepTyped } from "../ui/field.tsx";
import { SearchMark } from "../ui/search-icon.tsx";

/** Pause in typing before a lookup. */
const PAUSE_MS = 250;

/** Looks up a name while it is typed; a plain GET form without scripts. */
export function NameSearch({ value, suffix, referral }: { value: string; suffix: string; referral: string | null }) {
  const t = useTexts("names.search");
  const [text, setText] = useState(value);
  const { loading, lookUp } = useLookUp(text, value, referral);
  return (
    <search>
      <form
        action={withBasePath("/names")}
        onSubmit={(event) => {
          event.preventDefault();
          lookUp();
        }}
      >
        <label htmlFor="name" className="mb-2 block text-sm font-medium text-ink-soft">
          {t("label")}
        </label>
        {referral !== null && <input type="hidden" name="ref" value={referral} />}
        <div className="flex flex-col gap-3 sm:flex-row">
          <NameField suffix={suffix} text={text} setText={setText} loading={loading} />
          <Button type="submit" className="h-13">
            {t("submit")}
          </Button>
        </div>
        <p id="name-rule" className="mt-2 text-sm text-ink-faint">
          {t("rule")}
        </p>
      </form>
    </search>
  );
}

/** Looks up what is typed after a pause, or at once. */
function useLookUp(text: string, value: string, referral: string | null): { loading: boolean; lookUp: () => void } {
  const router = useRouter();
  const [loading, startLookup] = useTransition();
  const lookUp = () => {
    const query = new URLSearchParams({ q: text.trim(), ...(referral !== null && { ref: referral }) });
    startLookup(() => router.replace(`/names?${query}`, { scroll: false }));
  };
  const afterPause = useEffectEvent(lookUp);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(afterPause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return { loading, lookUp };
}

function NameField({
  suffix,
  text,
  setText,
  loading,
}: {
  suffix: string;
  text: string;
  setText: (text: string) => void;
  loading: boolean;
}) {
  return (
    <div className="relative min-w-0 flex-1">
      <input
        id="name"
        name="q"
        type="text"
        required
        maxLength={255}
        value={text}
        ref={keepTyped(text, setText)}
        placeholder={`alice${suffix}`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby="name-rule"
        onChange={(event) => setText(event.currentTarget.value)}
        className="field h-13 w-full pr-11 pl-4 text-base placeholder:text-ink-faint"
      />
      <SearchMark loading={loading} />
    </div>
  );
}
