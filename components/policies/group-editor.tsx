import { FolderPlus, Plus, Trash2 } from "lucide-react";
import type { Module } from "../../lib/domains/policies/index.ts";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field.tsx";
import { SelectField } from "../ui/select.tsx";
import {
  defaultRule,
  errorAt,
  type GroupDraft,
  isGroup,
  type NodeDraft,
  type Place,
  type PolicyError,
  pathOf,
  readOptional,
  ruleNumber,
} from "./draft.ts";
import { groupLabels } from "./labels.ts";
import { RuleEditor } from "./rule-editor.tsx";
import { TextField } from "./value-field.tsx";

/** What the form offers. */
export interface FormSettings {
  modules: readonly Module[];
  chains: readonly { id: number; name: string }[];
  /** Names of the schemas of attestations. */
  schemas: readonly string[];
}

interface Props {
  group: GroupDraft;
  place: Place;
  settings: FormSettings;
  faults: readonly PolicyError[];
  /** Change the node at a place; null takes it out. */
  onChange: (place: Place, change: (node: NodeDraft) => NodeDraft | null) => void;
}

/** Levels below which no group can stand. */
const DEEPEST = 5;

/** Rules joined, and groups of rules among them. */
export function GroupEditor({ group, place, settings, faults, onChange }: Props) {
  const number = ruleNumber(place.join("."));
  const isRoot = place.length === 0;
  const [firstModule] = settings.modules;
  const add = (node: NodeDraft) =>
    onChange(place, (now) => (isGroup(now) ? { ...now, rules: [...now.rules, node] } : now));
  return (
    <fieldset className={isRoot ? "" : "border-l-2 border-line-strong pl-3 sm:pl-5"}>
      <legend className="sr-only">{isRoot ? "The policy passes if" : `Group ${number} passes if`}</legend>
      <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
        <div className={`min-w-0 flex-1 sm:max-w-80 ${group.op === "atLeast" ? "max-sm:basis-full" : ""}`}>
          <SelectField
            label={isRoot ? "Pass if" : `${number}. This group passes if`}
            value={group.op}
            options={Object.entries(groupLabels).map(([value, label]) => ({ value, label }))}
            error={errorAt(faults, place, "op")}
            onChoose={(op) => onChange(place, (node) => ({ ...node, op, n: op === "atLeast" ? 1 : undefined }))}
          />
        </div>
        {group.op === "atLeast" && (
          <div className="w-24">
            <TextField
              label="How many"
              numeric
              value={group.n}
              read={readOptional}
              error={errorAt(faults, place, "n")}
              onChange={(n) => onChange(place, (node) => ({ ...node, n }))}
            />
          </div>
        )}
        {!isRoot && (
          <button
            type="button"
            aria-label={`Take group ${number} out`}
            onClick={() => onChange(place, () => null)}
            className="mt-8 ml-auto flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-faint hover:bg-sunken hover:text-down"
          >
            <Trash2 size={18} />
          </button>
        )}
      </div>
      <div className="mt-4 grid gap-3">
        {group.rules.map((node, index) => {
          const own = [...place, index];
          // Rules have no name but their place.
          const key = own.join(".");
          if (isGroup(node)) {
            return (
              <GroupEditor key={key} group={node} place={own} settings={settings} faults={faults} onChange={onChange} />
            );
          }
          return (
            <RuleEditor
              key={key}
              rule={node}
              place={own}
              number={ruleNumber(key)}
              settings={settings}
              faults={faults}
              onChange={(rule) => onChange(own, () => rule)}
            />
          );
        })}
        <FieldError id={`rules-${pathOf(place)}`} message={faults.find(isOfRules(place))?.message} />
        <div className="flex flex-wrap gap-2">
          {firstModule && (
            <Button kind="quiet" onClick={() => add(defaultRule(firstModule))}>
              <Plus size={18} /> Add a rule
            </Button>
          )}
          {firstModule && place.length < DEEPEST - 1 && (
            <Button kind="plain" onClick={() => add({ op: "any", rules: [defaultRule(firstModule)] })}>
              <FolderPlus size={18} /> Add a group
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** A fault of the list itself, or of the group as a whole. */
function isOfRules(place: Place): (fault: PolicyError) => boolean {
  const path = pathOf(place);
  return (fault) => fault.path === path || fault.path === [path, "rules"].filter(Boolean).join(".");
}
