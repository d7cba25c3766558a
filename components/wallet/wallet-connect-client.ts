import type { SignClient } from "@walletconnect/sign-client";
import { withBasePath } from "../../lib/core/base-path.ts";
import type { WalletConnectSettings } from "./types.ts";

export type Client = InstanceType<typeof SignClient>;

/** The client of WalletConnect's protocol. It contacts the relay, and nothing else. */
export async function openClient({ projectId, relayUrl }: WalletConnectSettings): Promise<Client> {
  const origin = window.location.origin + withBasePath("/").replace(/\/$/, "");
  // Optional: a server whose pages were built without it does not start where WalletConnect is offered (lib/web/page-files.ts).
  const { SignClient } = await import(/* turbopackOptional: true */ "@walletconnect/sign-client");
  const client = await SignClient.init({
    projectId,
    relayUrl,
    logger: "silent",
    telemetryEnabled: false,
    metadata: { name: "Credence", description: "On-chain reputation", url: origin, icons: [`${origin}/icon.svg`] },
  });
  keepPrivate(client);
  return client;
}

/**
 * Leaves out what the relay does not need: the attestation of this page's domain, for which the client would open a frame of
 * another host, and the plain-text description of a request (`tvf`: method, chain, contract, transaction).
 */
export function keepPrivate({ core }: Client): void {
  core.verify.register = async () => undefined;
  const { relayer } = core;
  const publish = relayer.publish.bind(relayer);
  relayer.publish = (topic, message, options) => publish(topic, message, { ...options, tvf: undefined });
  const publishCustom = relayer.publishCustom.bind(relayer);
  relayer.publishCustom = ({ payload, opts }) => publishCustom({ payload, opts: { ...opts, tvf: undefined } });
}
