import type { Hex } from "viem";
import { addressNumber } from "../factories/scores.ts";
import { dnsName, multicall, rawRequest, requestOf, textCall } from "./ens-requests.ts";

const url = textCall("anton.svc", "url");
export const good = requestOf("anton.svc", url);
export const nested = (depth: number): Hex => (depth === 0 ? url : multicall([nested(depth - 1)]));
/** Requests that the gateway refuses, each with the field that its error names. */
export const badRequests: Record<string, [path: string, request: Hex, sender?: string]> = {
  "of another resolver": ["sender", good, addressNumber(1)],
  "of a malformed sender": ["path.sender", good, "0x12"],
  "that is truncated": ["data", good.slice(0, -64) as Hex],
  "that is no lookup": ["data", url],
  "that is no calldata": ["path.calldata", "0x12"],
  "of odd digits": ["path.calldata", `${good}0`],
  "that is too long for a path": ["request", `${good}${"00".repeat(8_192)}`],
  "for another domain": ["data.name", requestOf("anton.eth", textCall("anton.eth", "url"))],
  "for a domain that ends like one of the gateway's": ["data.name", requestOf("xsvc", textCall("xsvc", "url"))],
  "for a name that is not normalized": ["data.name", rawRequest(dnsName("Anton", "svc"), url)],
  "for a name with a forbidden character": ["data.name", rawRequest(dnsName("an ton", "svc"), url)],
  "for a label that looks like two": ["data.name", rawRequest(dnsName("anton.svc", "svc"), url)],
  "for a name that is cut off": ["data.name", rawRequest(dnsName("anton", "svc").slice(0, -4) as Hex, url)],
  "for a name that goes on": ["data.name", rawRequest(`${dnsName("anton", "svc")}00`, url)],
  "for a name that is not UTF-8": ["data.name", rawRequest("0x01ff0373766300", url)],
  "for another node": ["data.node", requestOf("anton.svc", textCall("young.svc", "url"))],
  "for another node inside a multicall": [
    "data.node",
    requestOf("anton.svc", multicall([url, textCall("x.svc", "url")])),
  ],
  "with a truncated record": ["data", requestOf("anton.svc", url.slice(0, -64) as Hex)],
  "with three multicalls in each other": ["data.calls", requestOf("anton.svc", nested(3))],
  "for too many records": [
    "data.calls",
    rawRequest(dnsName("anton", "svc"), multicall(Array.from({ length: 50 }, () => "0x12345678" as const))),
  ],
};
