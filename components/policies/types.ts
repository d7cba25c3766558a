import type { Module } from "../../lib/domains/policies/index.ts";
import type { GroupDraft, NodeDraft, NodePath, PolicyError, RuleDraft } from "./draft.ts";

/** What the form offers. */
export interface FormSettings {
  modules: readonly Module[];
  chains: readonly { id: number; name: string }[];
  /** Names of attestation schemas. */
  schemas: readonly string[];
  /** Registries that rules on contracts know, by id. */
  presets: readonly { id: string; title: string }[];
}

/** A scored wallet to try a policy on. */
export interface ExampleWallet {
  /** Its name or address. */
  identity: string;
  /** Why it is an example, such as "Rank 1". */
  label: string;
}

/** What every editor of a node needs. */
export interface EditorProps {
  nodePath: NodePath;
  settings: FormSettings;
  errors: readonly PolicyError[];
  /** Changes the node at a path; null removes it. */
  onChange: ChangeNode;
}

export type ChangeNode = (nodePath: NodePath, change: (node: NodeDraft) => NodeDraft | null) => void;

/** Changes what a rule is by then, of which other fields may have changed since the form was drawn; null removes it. */
export type ChangeRule = (change: (rule: RuleDraft) => RuleDraft | null) => void;

export interface GroupProps extends EditorProps {
  group: GroupDraft;
}
