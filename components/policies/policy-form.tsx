import { FolderPlus, Plus, Trash2 } from "lucide-react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import {
  changeAt,
  defaultRule,
  errorAt,
  isGroup,
  type NodeDraft,
  type PolicyDraft,
  type PolicyError,
  pathString,
  readOptional,
  ruleNumber,
} from "./draft.ts";
import { DraftField } from "./draft-field.tsx";
import { groupKinds } from "./labels.ts";
import { RuleEditor } from "./rule-editor.tsx";
import type { ChangeRule, FormSettings, GroupProps } from "./types.ts";

const answers = ["deny", "allow"] as const;

export function PolicyForm(props: {
  draft: PolicyDraft;
  settings: FormSettings;
  errors: readonly PolicyError[];
  onChange: (change: (draft: PolicyDraft) => PolicyDraft) => void;
}) {
  const t = useTexts("policies.missingData");
  const { draft, settings, errors, onChange } = props;
  return (
    <div className="grid gap-5">
      <GroupEditor
        group={draft}
        nodePath={[]}
        settings={settings}
        errors={errors}
        onChange={(nodePath, change) => onChange((now) => changeAt(now, nodePath, change))}
      />
      <div className="border-t border-line pt-5">
        <div className="sm:max-w-80">
          <SelectField
            label={t("label")}
            value={draft.onIndeterminate ?? "deny"}
            options={answers.map((value) => ({ value, label: t(value) }))}
            error={errors.find(({ path }) => path === "onIndeterminate")?.message}
            onChoose={(onIndeterminate) => onChange((now) => ({ ...now, onIndeterminate }))}
          />
        </div>
      </div>
    </div>
  );
}

/** Groups may be nested this deep. */
const MAX_DEPTH = 5;

/** A group of rules and of other groups. */
function GroupEditor(props: GroupProps) {
  const t = useTexts("policies.group");
  const { group, nodePath, settings, errors, onChange } = props;
  const isRoot = nodePath.length === 0;
  const number = ruleNumber(nodePath.join("."));
  return (
    <fieldset className={isRoot ? "" : "border-l-2 border-line-strong pl-3 sm:pl-5"}>
      <legend className="sr-only">{isRoot ? t("policyPasses") : t("numberPasses", { number })}</legend>
      <GroupHead {...props} />
      <div className="mt-4 grid gap-3">
        {group.rules.map((node, index) => {
          const childPath = [...nodePath, index];
          const key = childPath.join(".");
          const common = { nodePath: childPath, settings, errors };
          if (isGroup(node)) return <GroupEditor key={key} {...common} group={node} onChange={onChange} />;
          const changeRule: ChangeRule = (change) => onChange(childPath, (now) => (isGroup(now) ? now : change(now)));
          return <RuleEditor key={key} {...common} rule={node} onChange={changeRule} />;
        })}
        <GroupError {...props} />
        <AddButtons {...props} />
      </div>
    </fieldset>
  );
}

function GroupHead({ group, nodePath, errors, onChange }: GroupProps) {
  const t = useTexts("policies.group");
  const isRoot = nodePath.length === 0;
  const number = ruleNumber(nodePath.join("."));
  const isAtLeast = group.op === "atLeast";
  return (
    <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
      <div className={`min-w-0 flex-1 sm:max-w-80 ${isAtLeast ? "max-sm:basis-full" : ""}`}>
        <SelectField
          label={isRoot ? t("passIf") : t("groupPassesIf", { number })}
          value={group.op}
          options={groupKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          error={errorAt(errors, nodePath, "op")}
          onChoose={(op) => onChange(nodePath, (node) => ({ ...node, op, n: op === "atLeast" ? 1 : undefined }))}
        />
      </div>
      {isAtLeast && (
        <div className="w-24">
          <DraftField
            label={t("howMany")}
            numeric
            value={group.n}
            read={readOptional}
            error={errorAt(errors, nodePath, "n")}
            onChange={(n) => onChange(nodePath, (node) => ({ ...node, n }))}
          />
        </div>
      )}
      {!isRoot && (
        <IconButton
          icon={Trash2}
          label={t("remove", { number })}
          danger
          className="mt-8 ml-auto"
          onClick={() => onChange(nodePath, () => null)}
        />
      )}
    </div>
  );
}

/** The error of the list of rules, or of the group as a whole. */
function GroupError({ nodePath, errors }: GroupProps) {
  const path = pathString(nodePath);
  const paths = [path, [path, "rules"].filter(Boolean).join(".")];
  return <FieldError id={`rules-${path}`} message={errors.find((error) => paths.includes(error.path))?.message} />;
}

function AddButtons({ nodePath, settings, onChange }: GroupProps) {
  const t = useTexts("policies.group");
  const [firstModule] = settings.modules;
  if (!firstModule) return null;
  const add = (node: NodeDraft) =>
    onChange(nodePath, (group) => (isGroup(group) ? { ...group, rules: [...group.rules, node] } : group));
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="quiet" onClick={() => add(defaultRule(firstModule))}>
        <Plus size={18} /> {t("addRule")}
      </Button>
      {nodePath.length < MAX_DEPTH - 1 && (
        <Button kind="plain" onClick={() => add({ op: "any", rules: [defaultRule(firstModule)] })}>
          <FolderPlus size={18} /> {t("addGroup")}
        </Button>
      )}
    </div>
  );
}
