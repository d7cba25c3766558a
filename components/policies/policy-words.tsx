import { useTexts } from "#texts";
import type { Module } from "../../lib/domains/policies/index.ts";
import { type ChainNames, chainName } from "../scores/transaction-link.tsx";
import type { Texts } from "../texts/create-texts.ts";
import { type GroupDraft, isGroup, type NodeDraft, type RuleDraft, writeValue } from "./draft.ts";
import { describeRule } from "./labels.ts";

interface Props {
  group: GroupDraft;
  modules: readonly Module[];
  chains: ChainNames;
}

/** A policy in words: what holds of how many rules, and each rule as a sentence. */
export function PolicyWords({ group, modules, chains }: Props) {
  const t = useTexts("policies.words");
  return (
    <>
      <p className="font-medium">{groupWords(group, t)}</p>
      <ul className="mt-2 grid gap-2 border-l border-line pl-4">
        {group.rules.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name and do not move.
          <li key={index} className="wrap-anywhere">
            <Node node={node} modules={modules} chains={chains} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Node({ node, modules, chains }: Omit<Props, "group"> & { node: NodeDraft }) {
  const t = useTexts("policies.words");
  const rules = useTexts("policies.rules");
  if (isGroup(node)) return <PolicyWords group={node} modules={modules} chains={chains} />;
  const notes = notesOf(node, chains, t);
  return (
    <>
      {describeRule(node, modules, rules)}
      {notes.length > 0 && <span className="block text-sm text-ink-faint">{notes.join(t("comma"))}</span>}
    </>
  );
}

type WordTexts = Texts<"policies.words">;

function groupWords({ op, n, rules }: GroupDraft, t: WordTexts): string {
  if (rules.length === 1) return t("one");
  if (op === "atLeast") return t("atLeast", { n: writeValue(n) });
  return t(op === "any" ? "any" : "all");
}

/** What else a rule says: its chains, its token, how old data may be. */
function notesOf({ params, chainIds, maxAgeSeconds }: RuleDraft, chains: Props["chains"], t: WordTexts): string[] {
  const nameOf = (chainId: unknown) => chainName(chains, Number(chainId));
  const chain = nameOf(params?.chainId);
  const notes: string[] = [];
  if (params?.address) {
    notes.push(t(params.function ? "contract" : "token", { address: writeValue(params.address), chain }));
  } else if (params?.preset) notes.push(t("onChains", { chains: chain }));
  if (params?.token) {
    const held = { minimum: writeValue(params.minimum), address: writeValue(params.token), chain };
    notes.push(params.tokenId ? t("heldNumber", { ...held, number: writeValue(params.tokenId) }) : t("held", held));
  }
  if (Array.isArray(params?.args)) notes.push(t("asked", { args: params.args.map(writeValue).join(", ") }));
  if (params?.onRevert === "fail") notes.push(t("revert"));
  else if (Array.isArray(params?.onRevert)) {
    notes.push(t("reverts", { errors: params.onRevert.map(writeValue).join(", ") }));
  }
  if (params?.issuer) notes.push(t("issuer", { issuer: writeValue(params.issuer) }));
  if (params?.minIssuerScore) notes.push(t("issuerScore", { points: writeValue(params.minIssuerScore) }));
  if (Array.isArray(chainIds)) notes.push(t("onChains", { chains: chainIds.map(nameOf).join(", ") }));
  if (maxAgeSeconds !== undefined) notes.push(t("age", { seconds: writeValue(maxAgeSeconds) }));
  return notes;
}
