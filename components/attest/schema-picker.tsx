import { Award, BadgeCheck, Gauge, type LucideIcon, MessageSquareQuote, Shapes } from "lucide-react";
import Link from "next/link";
import { useTexts } from "#texts";
import { Filter } from "../ui/filter.tsx";
import { FilterForm } from "../ui/filter-form.tsx";
import { LinkPending } from "../ui/link-pending.tsx";
import { schemaLabels, schemaTitle } from "./labels.ts";
import { RegisterSchema } from "./register-schema.tsx";

interface SchemaChoice {
  uid: string;
  name: string | null;
  schema: string;
}

interface Props {
  builtIn: readonly SchemaChoice[];
  others: readonly SchemaChoice[];
  /** UID of the chosen schema. */
  current: string | null;
  /** The URL of the page with another schema. */
  hrefOf: (schema: string) => string;
  /** Other parameters of the URL. */
  params: Readonly<Record<string, string>>;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  endorsement: MessageSquareQuote,
  skill: Award,
  membership: BadgeCheck,
  score: Gauge,
};

/** Chooses the schema of an attestation: a built-in one, another by name, or a new one. */
export function SchemaPicker({ builtIn, others, current, hrefOf, params }: Props) {
  const t = useTexts("attest.picker");
  const schemas = useTexts("attest.schemas");
  const isOther = others.some(({ uid }) => uid === current);
  return (
    <div className="grid content-start gap-5">
      <nav aria-label={t("schema")}>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
          {builtIn.map(({ uid, name }) => (
            <li key={uid}>
              <BuiltInSchema uid={uid} name={name} href={hrefOf(name ?? uid)} isCurrent={uid === current} />
            </li>
          ))}
        </ul>
      </nav>
      {others.length > 0 && (
        <FilterForm action="/attest" params={params} inPlace>
          <Filter
            label={t("another")}
            name="schema"
            value={isOther ? (current ?? "") : ""}
            options={[
              ...(isOther ? [] : [{ value: "", label: t("choose") }]),
              ...others.map((one) => ({
                value: one.uid,
                label: `${schemaTitle(schemas, one)}: ${shorten(one.schema)}`,
              })),
            ]}
          />
        </FilterForm>
      )}
      <RegisterSchema />
    </div>
  );
}

function BuiltInSchema(props: { uid: string; name: string | null; href: string; isCurrent: boolean }) {
  const schemas = useTexts("attest.schemas");
  const { uid, name } = props;
  const Icon = icons[name ?? ""] ?? Shapes;
  return (
    <Link
      href={props.href}
      replace
      scroll={false}
      prefetch={false}
      aria-current={props.isCurrent ? "true" : undefined}
      className="relative flex h-full gap-3 overflow-hidden rounded-xl border border-line bg-surface p-4 transition-colors hover:border-line-strong aria-[current]:border-accent aria-[current]:bg-accent-soft"
    >
      <Icon size={20} className="mt-0.5 shrink-0 text-accent" />
      <span>
        <span className="block font-semibold">{schemaTitle(schemas, { uid, name })}</span>
        <span className="block text-sm text-ink-soft">{schemaLabels(schemas, name)?.text}</span>
      </span>
      <LinkPending />
    </Link>
  );
}

const MAX_SCHEMA_LENGTH = 60;

function shorten(text: string): string {
  return text.length > MAX_SCHEMA_LENGTH ? `${text.slice(0, MAX_SCHEMA_LENGTH)}…` : text;
}
