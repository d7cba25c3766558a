import { Award, BadgeCheck, Gauge, type LucideIcon, MessageSquareQuote, Shapes } from "lucide-react";
import Link from "next/link";
import { Filter, FilterForm } from "../ui/filter-form.tsx";
import { LinkPending } from "../ui/link-pending.tsx";
import { schemaLabels, schemaTitle } from "./labels.ts";
import { RegisterSchema } from "./register-schema.tsx";

interface Choice {
  uid: string;
  name: string | null;
  schema: string;
}

interface Props {
  builtIn: readonly Choice[];
  /** Registered here or met on a chain; those that fit on a page. */
  others: readonly Choice[];
  /** Uid of the one that is shown; null where there is none. */
  current: string | null;
  /** The page with another schema, all else as it is. */
  hrefOf: (schema: string) => string;
  /** What else stands in the address. */
  kept: Readonly<Record<string, string>>;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  endorsement: MessageSquareQuote,
  skill: Award,
  membership: BadgeCheck,
  score: Gauge,
};

/** What can be said: the schemas everybody has with what they are for, and the others by name. */
export function SchemaPicker({ builtIn, others, current, hrefOf, kept }: Props) {
  const isOther = others.some(({ uid }) => uid === current);
  return (
    <div className="grid content-start gap-5">
      <nav aria-label="Schema">
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
          {builtIn.map(({ uid, name }) => {
            const Icon = icons[name ?? ""] ?? Shapes;
            return (
              <li key={uid}>
                <Link
                  href={hrefOf(name ?? uid)}
                  replace
                  scroll={false}
                  prefetch={false}
                  aria-current={uid === current ? "true" : undefined}
                  className="relative flex h-full gap-3 overflow-hidden rounded-xl border border-line bg-surface p-4 transition-colors hover:border-line-strong aria-[current]:border-accent aria-[current]:bg-accent-soft"
                >
                  <Icon size={20} className="mt-0.5 shrink-0 text-accent" />
                  <span>
                    <span className="block font-semibold">{schemaTitle({ uid, name })}</span>
                    <span className="block text-sm text-ink-soft">{schemaLabels(name)?.text}</span>
                  </span>
                  <LinkPending />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {others.length > 0 && (
        <FilterForm action="/attest" kept={kept} inPlace>
          <Filter
            label="Another schema"
            name="schema"
            value={isOther ? (current ?? "") : ""}
            options={[
              ...(isOther ? [] : [{ value: "", label: "Choose one …" }]),
              ...others.map((one) => ({ value: one.uid, label: `${schemaTitle(one)}: ${shorten(one.schema)}` })),
            ]}
          />
        </FilterForm>
      )}
      <RegisterSchema />
    </div>
  );
}

const SHOWN = 60;

function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
