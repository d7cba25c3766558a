import type { ApiCall } from "../api/use-api-call.ts";
import { IdentityField } from "../search/identity-field.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { CallProblem, RunButton } from "./run-button.tsx";

/** Evaluates the policy for one identity. */
export function EvaluateForm(props: {
  identity: string;
  onIdentity: (identity: string) => void;
  day: string;
  onDay: (day: string) => void;
  call: ApiCall;
  signedIn: boolean;
  isInvalidJson: boolean;
  onSubmit: () => void;
}) {
  const { call } = props;
  return (
    <Form
      className="grid gap-4"
      onSubmit={() => {
        if (!call.busy && props.signedIn) props.onSubmit();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-[1fr_13rem_auto]">
        <IdentityField
          label="Name or wallet address"
          value={props.identity}
          onChange={props.onIdentity}
          error={call.problem?.fields.includes("identity") ? "Enter a name or an address." : undefined}
        />
        <TextField
          label="As of (optional)"
          type="date"
          value={props.day}
          onChange={props.onDay}
          error={dayError(call)}
        />
        <div className="grid sm:mt-8 sm:self-start">
          <RunButton label="Evaluate" call={call} signedIn={props.signedIn} isInvalidJson={props.isInvalidJson} />
        </div>
      </div>
      <CallProblem call={call} />
    </Form>
  );
}

function dayError({ problem }: ApiCall): string | undefined {
  const message = problem?.details.find(({ path }) => path === "body.at")?.message;
  return message && `This ${message}.`;
}
