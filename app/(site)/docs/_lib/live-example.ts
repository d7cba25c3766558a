import type { EndpointDoc, GroupDoc } from "@/lib/api/reference/describe.ts";
import { systemContext } from "@/lib/core/context.ts";
import { EXAMPLE_ADDRESS } from "@/lib/core/schemas.ts";
import { exampleIdentity } from "../../../portal/_lib/example.ts";

/** The group with a wallet known here in place of the declarations' example, so that calls find somebody. */
export async function withLiveExample(group: GroupDoc): Promise<GroupDoc> {
  const known = await exampleIdentity(systemContext());
  return known === null ? group : { ...group, endpoints: group.endpoints.map((one) => withExample(one, known)) };
}

/** An endpoint with a wallet in place of the one that stands for any. */
export function withExample(endpoint: EndpointDoc, known: string): EndpointDoc {
  return {
    ...endpoint,
    parameters: endpoint.parameters.map((one) => (one.example === EXAMPLE_ADDRESS ? { ...one, example: known } : one)),
    body: endpoint.body && { ...endpoint.body, example: replaced(endpoint.body.example, known) },
  };
}

function replaced(value: unknown, known: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(EXAMPLE_ADDRESS, known));
}
