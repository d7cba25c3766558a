import type { ComponentProps } from "react";

/** A form that calls `onSubmit` instead of leaving the page; errors are ours, not the browser's. */
export function Form({ onSubmit, ...rest }: Omit<ComponentProps<"form">, "onSubmit"> & { onSubmit: () => void }) {
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
