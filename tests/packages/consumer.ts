/** A project of an integrator, by the names of its files. */
export const consumer = {
  "typed.tsx": `
import { createClient, type Score } from "@credence/client";
import { createProxy } from "@credence/client/proxy";
import { boardRootsAbi, credenceResolverAbi, epochTypes, passTypes, scoreVerifierAbi } from "@credence/contracts";
import { CheckBeforeSending, CredenceProvider, Gate, ScoreBadge, ScoreCard, useCheck, usePolicy, useScore } from "@credence/react";
import type { ReactNode } from "react";

const handle: (request: Request) => Promise<Response> = createProxy({ baseUrl: "https://a.example", apiKey: "k", path: "/c" });
// @ts-expect-error There is no such call.
createProxy({ baseUrl: "https://a.example", apiKey: "k", path: "/c", calls: ["GET /v1/nothing"] });

export async function total(): Promise<number> {
  const { score } = await createClient().call("GET /v1/score/{identity}", { params: { identity: "alice" } });
  return score.total;
}

export function Page({ score }: { score: Score }): ReactNode {
  const { data } = useScore("alice");
  const tier: Score["tier"] | undefined = data?.score.tier;
  const { data: evaluation } = usePolicy({ identity: "alice", policyId: "pol_1" });
  // @ts-expect-error An outcome is one of three words.
  const outcome: "maybe" | undefined = evaluation?.outcome;
  const { data: check } = useCheck({ address: null, from: "0x1", wait: 20 });
  // @ts-expect-error What could not be checked is null.
  const paid: boolean | undefined = check?.relation?.sentBefore;
  return (
    <CredenceProvider baseUrl="/c" theme="dark">
      <CheckBeforeSending address={check?.address ?? null} from="0x1" />
      <ScoreBadge score={score} />
      <ScoreCard identity="alice" />
      {/* @ts-expect-error A gate needs a policy. */}
      <Gate identity="alice">{tier}</Gate>
      <Gate identity={null} policyId="pol_1" fallback={({ rules }) => rules.length}>
        {outcome ?? paid}
      </Gate>
    </CredenceProvider>
  );
}

type Functions<Abi extends readonly { type: string }[]> = Extract<Abi[number], { type: "function"; name: string }>["name"];
export const name: Functions<typeof scoreVerifierAbi> = "requirePass";
export const verify: Functions<typeof boardRootsAbi> = "verifyAbsent";
export const resolve: Functions<typeof credenceResolverAbi> = "resolveWithProof";
export const field: "subject" = passTypes.PolicyPass[0].name;
export const root: "root" = epochTypes.BoardEpoch[1].name;
export { handle };
`,
  "run.mjs": `
import { ApiError, createClient } from "@credence/client";
import { createProxy, publicCalls } from "@credence/client/proxy";
import * as contracts from "@credence/contracts";
import { CredenceProvider, ScoreBadge } from "@credence/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const { BASE: baseUrl, KEY: apiKey, WALLET: identity } = process.env;
const score = (client, one) => client.call("GET /v1/score/{identity}", { params: { identity: one } });
const codeOf = (promise) => promise.then(() => null, (error) => (error instanceof ApiError ? error.code : String(error)));

const direct = await score(createClient({ baseUrl, apiKey }), identity);
const proxy = createProxy({ baseUrl, apiKey, path: "/api/credence" });
const visitor = createClient({
  baseUrl: "https://app.example/api/credence",
  fetch: (url, request) => proxy(new Request(url, { ...request, headers: { ...request.headers, Cookie: "a=b" } })),
});
let chunks = 0;
const endless = new ReadableStream({
  pull: (to) => (++chunks < 1_000 ? to.enqueue(new Uint8Array(10_000).fill(97)) : to.close()),
});
const ask = async (method, path, body) => (await proxy(new Request("https://app.example" + path, { method, body, duplex: "half" }))).status;
console.log(
  JSON.stringify({
    direct: direct.score.total,
    byProxy: (await score(visitor, identity)).score.total,
    evaluated: (
      await visitor.call("POST /v1/trust/policies/evaluate", {
        body: { identity, policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] } },
      })
    ).result.outcome,
    checked: (await visitor.call("GET /v1/check/{address}", { params: { address: identity } })).check.warnings,
    codes: {
      unknown: await codeOf(score(visitor, "nobody-at-all")),
      keyless: await codeOf(score(createClient({ baseUrl }), identity)),
      otherCall: await codeOf(visitor.call("GET /v1/scores/leaderboard")),
      unreachable: await codeOf(
        createClient({
          baseUrl: "https://app.example/c",
          fetch: (url, request) => createProxy({ baseUrl: "http://127.0.0.1:1", apiKey, path: "/c" })(new Request(url, request)),
        }).call("GET /v1/score/{identity}", { params: { identity } }),
      ),
    },
    refused: [
      await ask("DELETE", "/api/credence/v1/score/" + identity),
      await ask("GET", "/api/credence/v1/score/" + identity + "/../../developer/keys"),
      await ask("GET", "/api/credence/v1/score/" + identity + "/breakdown"),
      await ask("GET", "/api/credence-other/v1/score/" + identity),
      await ask("GET", "/v1/score/" + identity),
    ],
    escaped: await ask("GET", "/api/credence/v1/score/..%2Fmodel"),
    tooLong: await ask("POST", "/api/credence/v1/trust/policies/evaluate", "a".repeat(70_000)),
    endless: [await ask("POST", "/api/credence/v1/trust/policies/evaluate", endless), chunks < 20],
    calls: publicCalls.length,
    abis: Object.fromEntries(
      Object.entries(contracts).flatMap(([name, abi]) => (Array.isArray(abi) && abi[0].type ? [[name, abi.flatMap(({ name }) => name ?? []).sort()]] : [])),
    ),
    html: renderToString(
      createElement(CredenceProvider, { baseUrl: "/c" }, createElement(ScoreBadge, { score: { total: 742, tier: "platinum" } })),
    ),
  }),
);
`,
  "Gated.sol": `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {BoardLeaf, BoardProofs, IBoardRoots} from "@credence/contracts/solidity/BoardProofs.sol";
import {BoardRoots} from "@credence/contracts/solidity/BoardRoots.sol";
import {CredenceResolver} from "@credence/contracts/solidity/CredenceResolver.sol";
import {PolicyPass} from "@credence/contracts/solidity/CredenceTypes.sol";
import {PassportAdapter} from "@credence/contracts/solidity/PassportAdapter.sol";
import {ScoreVerifier} from "@credence/contracts/solidity/ScoreVerifier.sol";

/// An operator's own resolver.
contract OwnResolver is CredenceResolver {
    constructor(address signer) CredenceResolver(msg.sender, signer, "https://credence.example/ens") {}
}

contract Gated {
    ScoreVerifier public immutable verifier;
    PassportAdapter public immutable passport;
    BoardRoots public immutable roots;

    constructor(ScoreVerifier verifier_, PassportAdapter passport_, BoardRoots roots_) {
        verifier = verifier_;
        passport = passport_;
        roots = roots_;
    }

    function enterByScore(uint256 epoch, BoardLeaf calldata leaf, bytes32[] calldata proof) external view {
        require(leaf.subject == msg.sender && passport.isHuman(msg.sender));
        BoardProofs.requireLeaf(IBoardRoots(address(roots)), epoch, leaf, proof);
    }

    function enter(PolicyPass calldata pass, bytes calldata signature) external view {
        require(pass.subject == msg.sender);
        verifier.requirePass(pass, signature);
    }
}
`,
} as const;
