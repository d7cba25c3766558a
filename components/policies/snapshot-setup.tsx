"use client";

import { useState } from "react";
import type { SavedPolicy, SnapshotSetup } from "../../lib/domains/policies/schemas.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Makes the address under which Snapshot asks for a saved policy, and shows what to paste into a space. */
export function SnapshotDialog({ policy, onClose }: { policy: SavedPolicy; onClose: () => void }) {
  const call = useApiCall();
  const [made, setMade] = useState<{ url: string; setup: SnapshotSetup } | null>(null);
  const params = { policyId: policy.id };
  const make = () =>
    call.run(async () => setMade(await api.call("POST /v1/trust/policies/{policyId}/snapshot", { params })));
  return (
    <Dialog open onClose={onClose} title={`${policy.name} in Snapshot`} persistent={made !== null}>
      <div className="grid gap-4">
        <p>
          Wallets that pass at the end of the day before a proposal’s block may vote. Of an identity only its primary
          wallet on that day has a score. A wallet that could not be checked gets no score, and its vote is refused.
        </p>
        {made ? <Setup {...made} /> : <p>A new address replaces an earlier one, which answers for 30 more days.</p>}
        <ProblemNotice problem={call.problem} />
        <div className="flex flex-wrap justify-end gap-3">
          {!made && (
            <Button busy={call.busy} onClick={() => void make()}>
              Make an address
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Setup({ url, setup }: { url: string; setup: SnapshotSetup }) {
  return (
    <>
      <p className="font-medium">The address is shown only now. Copy what you need.</p>
      <CodeBlock code={url} label="Copy the address" />
      <h3 className="font-medium">Who may vote: the space’s vote validation</h3>
      <CodeBlock code={JSON.stringify(setup.voteValidation, null, 2)} label="Copy the vote validation" />
      <h3 className="font-medium">One vote for each wallet that passes: the space’s strategies</h3>
      <CodeBlock code={JSON.stringify(setup.strategies, null, 2)} label="Copy the strategies" />
    </>
  );
}
