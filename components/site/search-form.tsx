import { Search } from "lucide-react";
import Form from "next/form";
import { Button } from "../ui/button.tsx";

/** Looks up a wallet. A plain GET form: it works without scripts. */
export function SearchForm({ id, value = "", invalid }: { id: string; value?: string; invalid?: string }) {
  const message = `${id}-message`;
  return (
    <Form action="/search" role="search" className="w-full">
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-ink-soft">
        Wallet address, or how it begins
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          id={id}
          name="q"
          type="search"
          required
          minLength={2}
          maxLength={255}
          defaultValue={value}
          placeholder="0x…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={invalid ? message : undefined}
          className="field min-w-0 flex-1 px-4 py-3 font-mono text-base placeholder:text-ink-faint"
        />
        <Button type="submit">
          <Search aria-hidden="true" size={18} /> Look up
        </Button>
      </div>
      {invalid && (
        <p id={message} className="mt-2 text-down">
          {invalid}
        </p>
      )}
    </Form>
  );
}
