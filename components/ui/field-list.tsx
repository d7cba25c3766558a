/** The data that a wallet signs or sends, field by field. */
export function FieldList({ title, fields }: { title: string; fields: readonly { name: string; value: string }[] }) {
  return (
    <section className="rounded-xl bg-sunken p-4">
      <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
      <dl className="mt-3 grid gap-3 text-sm">
        {fields.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures font-mono wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
