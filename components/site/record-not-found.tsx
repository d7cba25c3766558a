import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button.tsx";

/** Says that a record does not exist, why that may be, and where to go. */
export function RecordNotFound(props: { title: string; href: string; link: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">{props.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{props.children}</p>
      <div className="mt-6">
        <ButtonLink kind="quiet" href={props.href}>
          {props.link}
        </ButtonLink>
      </div>
    </>
  );
}
