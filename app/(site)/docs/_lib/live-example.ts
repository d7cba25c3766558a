import type { EndpointDoc, GroupDoc } from "@/lib/api/reference/describe.ts";
import { systemContext } from "@/lib/core/context.ts";
import { EXAMPLE_ADDRESS } from "@/lib/core/schemas.ts";
import { exampleIdentity } from "../../../portal/_lib/example.ts";

/** The group with a known wallet in its examples, so that calls find one. */
export async function withLiveExample(group: GroupDoc): Promise<GroupDoc> {
  const wallet = await exampleIdentity(systemContext());
  return wallet === null ? group : { ...group, endpoints: group.endpoints.map((one) => withExample(one, wallet)) };
}

/** The endpoint with a wallet in place of the placeholder address. */
export function withExample(endpoint: EndpointDoc, wallet: string): EndpointDoc {
  return {
    ...endpoint,
    parameters: endpoint.parameters.map((one) => (one.example === EXAMPLE_ADDRESS ? { ...one, example: wallet } : one)),
    body: endpoint.body && { ...endpoint.body, example: replaceExample(endpoint.body.example, wallet) },
  };
}

function replaceExample(value: unknown, wallet: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(EXAMPLE_ADDRESS, wallet));
}
