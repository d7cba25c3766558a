interface Props {
  name: string;
  label: string;
  value: string | undefined;
  placeholder?: string;
  /** Its width. */
  className: string;
}

/** A text field of a form of filters, which are stored in the URL. */
export function FilterField({ name, label, value, placeholder, className }: Props) {
  return (
    <label className={`w-full text-sm text-ink-faint ${className}`}>
      {label}
      <input
        key={value}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        className="field mt-1 w-full px-3 text-ink"
      />
    </label>
  );
}
