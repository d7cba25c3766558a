import { IdentityField } from "../search/identity-field.tsx";
import { type Call, CallProblem, RunButton } from "./run-button.tsx";

/** Who is asked about. */
export function EvaluateForm(props: {
  identity: string;
  onIdentity: (identity: string) => void;
  call: Call;
  signedIn: boolean;
  unreadable: boolean;
  onSubmit: () => void;
}) {
  const { call } = props;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!call.busy && props.signedIn) props.onSubmit();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <IdentityField
          label="Name or wallet address"
          value={props.identity}
          onChange={props.onIdentity}
          error={call.problem?.fields.includes("identity") ? "Enter a name or an address." : undefined}
        />
        <div className="grid sm:mt-8 sm:self-start">
          <RunButton label="Evaluate" call={call} signedIn={props.signedIn} unreadable={props.unreadable} />
        </div>
      </div>
      <CallProblem call={call} />
    </form>
  );
}
