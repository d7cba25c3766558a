import * as screening from "../../../domains/screening/index.ts";
import { ListParams, ScreeningListResponse, ScreeningListsResponse } from "../../../domains/screening/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

export const screeningEndpoints = endpointGroup("administration", {
  listScreeningLists: defineEndpoint({
    method: "GET",
    path: "/v1/admin/screening",
    summary: "List the screening lists",
    description:
      "The lists of the setting `SCREENING_LISTS`, which rules of policies and checks name, and how their refresh goes.",
    access: "reader",
    commands: [{ usage: "screening" }],
    response: ScreeningListsResponse,
    handler: ({ ctx }) => screening.listScreeningLists(ctx),
  }),

  refreshScreeningList: defineEndpoint({
    method: "POST",
    path: "/v1/admin/screening/{name}/refresh",
    summary: "Refresh a screening list now",
    description: "A worker reads it within a minute.",
    access: "operator",
    commands: [{ usage: "screening refresh <name>" }],
    params: ListParams,
    response: ScreeningListResponse,
    handler: async ({ ctx, params }) => ({ list: await screening.refreshNow(ctx, params) }),
  }),

  acceptScreeningList: defineEndpoint({
    method: "POST",
    path: "/v1/admin/screening/{name}/accept",
    summary: "Accept a shorter screening list",
    description: `A list that has less than half of the addresses that it had is refused, until an operator accepts exactly these. A worker stores
them within a minute.`,
    access: "operator",
    commands: [{ usage: "screening accept <name>" }],
    params: ListParams,
    response: ScreeningListResponse,
    handler: async ({ ctx, params }) => ({ list: await screening.acceptFewer(ctx, params) }),
  }),
});
