import { Fragment, type ReactNode } from "react";

/** A sentence with `code` in backticks. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split("`").map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order.
      <Code key={i}>{part}</Code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}

/** Longer code may wrap on a phone. */
const MAX_UNBROKEN = 24;

/** Code within a sentence. */
export function Code({ children }: { children: ReactNode }) {
  const isShort = typeof children === "string" && children.length <= MAX_UNBROKEN;
  return <code className={isShort ? "code" : "code whitespace-normal wrap-anywhere"}>{children}</code>;
}

/** Paragraphs with `code` in backticks, an empty line between them. */
export function Paragraphs({ text }: { text: string }) {
  return text.split("\n\n").map((paragraph) => (
    <p key={paragraph}>
      <Inline text={paragraph} />
    </p>
  ));
}
