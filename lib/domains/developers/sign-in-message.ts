import { SiweMessage } from "siwe";
import type { Address } from "../../core/chains.ts";
import { ServiceError } from "../../core/errors.ts";
import { NONCE_LIFE_MS } from "./create-nonce.ts";

/** Longest message that is read, in characters. */
const LONGEST_MESSAGE = 4_096;
/** How far the wallet's clock may be ahead. */
const CLOCK_SKEW_MS = 60_000;

/** A sign-in message that is valid for this service now. */
export interface SignInMessage {
  /** Lower case. */
  address: Address;
  chainId: number;
  nonce: string;
}

/**
 * Read a Sign-In with Ethereum message (ERC-4361). INVALID_SIGNATURE unless it is written exactly as the standard says, names
 * this service's origin as domain and URI, and holds now: issued within the life of a nonce, not expired, not for later. Its
 * nonce, chain and signature are left to the caller.
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
  // The parser takes no other than a checksummed address.
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
  // A parser may ignore text that it does not expect. The signed text must be exactly what was parsed.
  if (message.prepareMessage() !== text) throw invalid("The message has parts that ERC-4361 does not know");
  return message;
}

function checkTimes({ issuedAt, expirationTime, notBefore }: SiweMessage, now: number): void {
  // An invalid time compares as false, so each comparison states what must be true.
  const issued = Date.parse(issuedAt ?? "");
  if (!(issued <= now + CLOCK_SKEW_MS)) throw invalid("The message is issued in the future");
  if (!(issued > now - NONCE_LIFE_MS)) throw invalid("The message is issued too long ago");
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now)) throw invalid("The message has expired");
  if (notBefore !== undefined && !(Date.parse(notBefore) <= now)) throw invalid("The message is not valid yet");
}

function invalid(message: string): ServiceError {
  return new ServiceError("INVALID_SIGNATURE", `${message}.`);
}
