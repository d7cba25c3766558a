import { IdentityField } from "../search/identity-field.tsx";

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Asks whom an attestation is about. */
export function SubjectField(props: Props) {
  return (
    <IdentityField
      {...props}
      label="Recipient"
      hint="A name or an address. A name stands for the address it belongs to now; the attestation stays with that address."
    />
  );
}
