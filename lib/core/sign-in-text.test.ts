import { SiweMessage } from "siwe";
import { createSiweMessage } from "viem/siwe";
import { describe, expect, test } from "vitest";
import { newWallet } from "../../tests/factories/sign-in.ts";
import { testEnv } from "../../tests/setup/context.ts";
import { readSignInMessage } from "../domains/developers/sign-in.ts";
import { writeSignInText } from "./sign-in-text.ts";

const issuedAt = new Date("2026-01-31T12:00:00Z");
const { address } = newWallet();
const terms = { address, statement: "Sign in to Credence.", chainId: 7, nonce: "1234567890abcdef", issuedAt };

test("the text is what viem and siwe write of the same terms", () => {
  const origin = "https://credence.example";
  const text = writeSignInText({ ...terms, origin });
  const { statement, chainId, nonce } = terms;
  const fields = { domain: "credence.example", address, statement, uri: origin, version: "1", chainId, nonce } as const;
  expect(createSiweMessage({ ...fields, issuedAt })).toBe(text);
  expect(new SiweMessage({ ...fields, issuedAt: issuedAt.toISOString() }).prepareMessage()).toBe(text);
});

describe("every host that PUBLIC_ORIGIN takes", () => {
  test.each([
    ...["http://nas:3000", "http://my_host.lan", "http://[::1]:3000", "http://[2001:DB8::1]", "http://10.0.0.7:8080"],
    ...["https://пример.рф", "https://EXAMPLE.com:443", "http://a-b.c_d.~e", "http://localhost", "https://x!y.example"],
  ])("has a message that is read: %s", (given) => {
    const origin = testEnv("postgres://none", { PUBLIC_ORIGIN: given }).PUBLIC_ORIGIN;
    const text = writeSignInText({ ...terms, origin });
    expect(readSignInMessage(text, { origin, now: issuedAt })).toEqual({
      address: address.toLowerCase(),
      chainId: 7,
      nonce: terms.nonce,
    });
  });

  test.each(['http://a"b.example', "http://a{b}.example", "http://a`b.example"])(
    "has one, because the start refuses %s with the reason",
    (origin) => {
      const start = () => testEnv("postgres://none", { PUBLIC_ORIGIN: origin });
      expect(start).toThrow(/no message of Sign-In with Ethereum may contain/);
    },
  );
});
