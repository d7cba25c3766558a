import { CircleAlert, CircleHelp, FileX } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts, useTranslate } from "#texts";
import type { Agent, Registration } from "../../lib/domains/agents/schemas.ts";
import { splitText } from "../attest/format.ts";
import { DefinitionLine } from "../ui/definition.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/section.tsx";
import { StrangersText } from "../ui/visible-text.tsx";

/** Characters that are shown of what an agent's owner wrote. */
const MOST = { short: 120, long: 600 };

/** What is at an agent's URI, as plain text: nothing of it is a link or a picture, as anybody may have written it. */
export function RegistrationFile({ agent: { uri, registration } }: { agent: Agent }) {
  const t = useTexts("agents.file");
  const { state, form, file, claims } = registration;
  return (
    <Section id="file" title={t("title")} note={t("note")}>
      {state === "none" ? (
        <EmptyState icon={FileX} title={t("none")}>
          <p>{t("noneText")}</p>
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <Problem registration={registration} />
          {claims === "other" && <OtherAgents others={registration.otherAgents} />}
          <dl className="border-t border-line">
            <DefinitionLine name={t("place")}>
              {t(`forms.${form ?? "unknown"}`)}
              {uri !== null && <Address uri={uri} />}
            </DefinitionLine>
            {claims !== null && <DefinitionLine name={t("claims")}>{t(`claimsOf.${claims}`)}</DefinitionLine>}
            {file && <Fields file={file} />}
          </dl>
        </div>
      )}
    </Section>
  );
}

/** The URI; the content of one that holds the file itself is shown below instead. */
function Address({ uri }: { uri: string }) {
  return (
    <span className="block font-mono text-sm font-normal text-ink-faint">
      <Stated text={uri.replace(/^(data:[^,]*,).*$/is, "$1…")} />
    </span>
  );
}

/** A stranger's text, cut to what is shown. */
function Stated({ text, most = MOST.short }: { text: string; most?: number }) {
  const [start, rest] = splitText(text, most);
  return (
    <span className={`wrap-anywhere ${most === MOST.short ? "" : "whitespace-pre-line"}`}>
      <StrangersText lines={most !== MOST.short}>{rest === "" ? start : `${start}…`}</StrangersText>
    </span>
  );
}

function Problem({ registration: { state, problem } }: { registration: Registration }) {
  const [t, translate] = [useTexts("agents.file"), useTranslate("sentences.agents")];
  if (state === "read" || state === "none") return null;
  return (
    <Notice icon={state === "unread" ? CircleHelp : CircleAlert} title={t(`states.${state}`)}>
      {problem !== null && <p className="wrap-anywhere">{translate(problem)}</p>}
    </Notice>
  );
}

function OtherAgents({ others }: { others: readonly string[] }) {
  const t = useTexts("agents.file");
  return (
    <Notice icon={CircleAlert} title={t("others")}>
      <p>{t("othersText")}</p>
      <ul className="list-disc space-y-1 pl-5">
        {others.map((one) => (
          <li key={one} className="font-mono text-sm wrap-anywhere">
            {one}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Fields({ file }: { file: NonNullable<Registration["file"]> }) {
  const t = useTexts("agents.file");
  const { name, description, type, image, services, active, x402Support, supportedTrust } = file;
  const texts = [
    [t("name"), name],
    [t("type"), type],
    [t("image"), image],
  ] as const;
  const yesNo = (value: boolean | null) => t(value === null ? "notStated" : value ? "yes" : "no");
  return (
    <>
      {texts.map(([label, text]) => (
        <DefinitionLine key={label} name={label}>
          {text === null ? t("notStated") : <Stated text={text} />}
        </DefinitionLine>
      ))}
      <DefinitionLine name={t("description")}>
        {description === null ? t("notStated") : <Stated text={description} most={MOST.long} />}
      </DefinitionLine>
      <DefinitionLine name={t("services")}>
        <StatedList
          items={services.map(({ name: named, endpoint, version }) =>
            [named, version, endpoint].filter((part) => part !== null && part !== "").join(" · "),
          )}
        />
      </DefinitionLine>
      <DefinitionLine name={t("active")}>{yesNo(active)}</DefinitionLine>
      <DefinitionLine name="x402">{yesNo(x402Support)}</DefinitionLine>
      <DefinitionLine name={t("trust")}>
        <StatedList items={supportedTrust} />
      </DefinitionLine>
    </>
  );
}

function StatedList({ items }: { items: readonly string[] }): ReactNode {
  const t = useTexts("agents.file");
  if (items.length === 0) return t("notStated");
  return (
    <ul className="space-y-1">
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same twice, and its list never changes.
        <li key={i}>
          <Stated text={item} />
        </li>
      ))}
    </ul>
  );
}
