import { useTexts } from "#texts";
import { SelectField } from "../ui/select-field.tsx";
import { changeAt, type PolicyDraft, type PolicyError } from "./draft.ts";
import { GroupEditor } from "./group-editor.tsx";
import type { FormSettings } from "./types.ts";

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
