import type { Module } from "../../lib/domains/policies/index.ts";
import { type ChainNames, chainName } from "../scores/transaction-link.tsx";
import { type GroupDraft, isGroup, type NodeDraft, type RuleDraft, writeValue } from "./draft.ts";
import { describeRule } from "./labels.ts";

interface Props {
  group: GroupDraft;
  modules: readonly Module[];
  chains: ChainNames;
}

/** A policy in words: what holds of how many rules, and each rule as a sentence. */
export function PolicyWords({ group, modules, chains }: Props) {
  return (
    <>
      <p className="font-medium">{groupWords(group)}</p>
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
  if (isGroup(node)) return <PolicyWords group={node} modules={modules} chains={chains} />;
  const notes = notesOf(node, chains);
  return (
    <>
      {describeRule(node, modules)}
      {notes.length > 0 && <span className="block text-sm text-ink-faint">{notes.join(", ")}</span>}
    </>
  );
}

function groupWords({ op, n, rules }: GroupDraft): string {
  if (rules.length === 1) return "This rule has to hold:";
  if (op === "atLeast") return `At least ${writeValue(n)} of these rules have to hold:`;
  return op === "any" ? "One of these rules has to hold:" : "All of these rules have to hold:";
}

/** What else a rule says: its chains, its token, how old data may be. */
function notesOf({ params, chainIds, maxAgeSeconds }: RuleDraft, chains: Props["chains"]): string[] {
  const nameOf = (chainId: unknown) => chainName(chains, Number(chainId));
  const notes: string[] = [];
  if (params?.address) {
    notes.push(`${params.function ? "contract" : "token"} ${writeValue(params.address)} on ${nameOf(params.chainId)}`);
  } else if (params?.preset) notes.push(`on ${nameOf(params.chainId)}`);
  if (params?.token) {
    const one = params.tokenId ? `number ${writeValue(params.tokenId)} of ` : "";
    notes.push(
      `at least ${writeValue(params.minimum)} of ${one}token ${writeValue(params.token)} on ${nameOf(params.chainId)}`,
    );
  }
  if (Array.isArray(params?.args)) notes.push(`asked about ${params.args.map(writeValue).join(", ")}`);
  if (params?.onRevert === "fail") notes.push("a revert is a no");
  else if (Array.isArray(params?.onRevert)) notes.push(`${params.onRevert.map(writeValue).join(", ")} is a no`);
  if (params?.issuer) notes.push(`issued by ${writeValue(params.issuer)}`);
  if (params?.minIssuerScore) notes.push(`by issuers with at least ${writeValue(params.minIssuerScore)} points`);
  if (Array.isArray(chainIds)) notes.push(`on ${chainIds.map(nameOf).join(", ")}`);
  if (maxAgeSeconds !== undefined) notes.push(`by data at most ${writeValue(maxAgeSeconds)} seconds old`);
  return notes;
}
