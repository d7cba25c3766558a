"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
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

/** Filters in the URL, those with a value: a change navigates at once, or by a button without scripts. */
export function FilterForm({ action, className, params = {}, inPlace = false, children }: Props) {
  const t = useTexts("ui");
  const router = useRouter();
  const navigate = (form: HTMLFormElement) => {
    const given = [...new FormData(form)].flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]]));
    router[inPlace ? "replace" : "push"](`${action}?${new URLSearchParams(given)}`, { scroll: !inPlace });
  };
  return (
    <form
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
