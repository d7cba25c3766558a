"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { Button } from "./button.tsx";

interface Props {
  action: string;
  className?: string;
  /** Other parameters of the URL. */
  params?: Readonly<Record<string, string>>;
  /** Replaces the history entry and keeps the scroll position. */
  inPlace?: boolean;
  children: ReactNode;
}

/** Filters in the URL, those with a value: a change navigates at once, also one from before scripts ran, or by a button without scripts. */
export function FilterForm({ action, className, params = {}, inPlace = false, children }: Props) {
  const t = useTexts("ui");
  const router = useRouter();
  const navigate = (form: HTMLFormElement) => {
    const given = [...new FormData(form)].flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]]));
    router[inPlace ? "replace" : "push"](`${action}?${new URLSearchParams(given)}`, { scroll: !inPlace });
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) form.current?.requestSubmit();
  }, []);
  return (
    <form
      ref={form}
      action={withBasePath(action)}
      className={className}
      // A page says itself which values it does not have.
      noValidate
      onChange={(event) => event.currentTarget.requestSubmit()}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(event.currentTarget);
      }}
    >
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit" kind="quiet">
          {t("apply")}
        </Button>
      </noscript>
    </form>
  );
}

/** Whether a choice or a day has another value than the page gave it; a text may still be typed. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return given !== undefined && field.value !== given.value;
  }
  return field instanceof HTMLInputElement && field.type === "date" && field.value !== field.defaultValue;
}
