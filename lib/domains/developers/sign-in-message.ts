import { SiweMessage } from "siwe";
import type { Address } from "../../core/chains.ts";
import { ServiceError } from "../../core/errors.ts";
import { NONCE_LIFE_MS } from "./create-nonce.ts";

/** Characters. */
const LONGEST_MESSAGE = 4_096;
/** How far the wallet's clock may be ahead. */
const CLOCK_SKEW_MS = 60_000;

interface SignInMessage {
  /** Lower case. */
  address: Address;
  chainId: number;
  nonce: string;
}

/**
 * Parses a Sign-In with Ethereum message (ERC-4361). Throws INVALID_SIGNATURE unless it matches the standard exactly, has this
 * service's origin, and is valid now. The caller checks nonce, chain and signature.
 */
export function readSignInMessage(text: string, expected: { origin: string; now: Date }): SignInMessage {
  const message = parse(text);
  const { protocol, host } = new URL(expected.origin);
  if (message.domain !== host || (message.scheme !== undefined && `${message.scheme}:` !== protocol)) {
    throw invalid(`The message must be for the domain ${host}`);
  }
  const uri = URL.canParse(message.uri) ? new URL(message.uri) : null;
  if (uri?.origin !== expected.origin || uri.username !== "" || uri.password !== "") {
    throw invalid(`The message must name a URI of ${expected.origin}`);
  }
  checkTimes(message, expected.now.getTime());
  // The parser accepts only a checksummed address.
  return { address: message.address.toLowerCase() as Address, chainId: message.chainId, nonce: message.nonce };
}

function parse(text: string): SiweMessage {
  if (text.length > LONGEST_MESSAGE) throw invalid(`The message is longer than ${LONGEST_MESSAGE} characters`);
  let message: SiweMessage;
  try {
    message = new SiweMessage(text);
  } catch {
    throw invalid("The message is not one of Sign-In with Ethereum (ERC-4361, version 1, checksummed address)");
  }
  // A parser can ignore unexpected text, so the signed text must equal the parsed message.
  if (message.prepareMessage() !== text) throw invalid("The message has parts that ERC-4361 does not allow");
  return message;
}

function checkTimes({ issuedAt, expirationTime, notBefore }: SiweMessage, now: number): void {
  // Comparisons with an invalid time are false, so each states what must be true.
  const issued = Date.parse(issuedAt ?? "");
  if (!(issued <= now + CLOCK_SKEW_MS)) throw invalid("The message was issued in the future");
  if (!(issued > now - NONCE_LIFE_MS)) throw invalid("The message was issued too long ago");
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now)) throw invalid("The message has expired");
  if (notBefore !== undefined && !(Date.parse(notBefore) <= now)) throw invalid("The message is not valid yet");
}

function invalid(message: string): ServiceError {
  return new ServiceError("INVALID_SIGNATURE", `${message}.`);
}
