/** Where agents reach the service (Model Context Protocol). */
export const MCP_PATH = "/mcp";

/** Where clients learn how `/mcp` authenticates (RFC 9728). */
export const RESOURCE_METADATA_PATH = "/.well-known/oauth-protected-resource";

/** Where clients that are refused look for OAuth (RFC 8414, OpenID Connect Discovery, RFC 7591). There is none. */
const OAUTH_PATHS =
  /^(?:(?:\/mcp)?\/\.well-known\/(?:oauth-authorization-server|openid-configuration)(?:\/mcp)?|\/(?:register|authorize|token))\/?$/;

export function isOauthPath(path: string): boolean {
  return OAUTH_PATHS.test(path);
}

/** What a client reads there, and may show: as an error of OAuth too, which has `error_description`. */
export function noOauth(origin: string): { message: string; error_description: string } {
  const message = `Keys come from the portal, not from OAuth: create one at ${origin}/portal and send it as Authorization: Bearer svc_live_…. If you sent one, it is unknown, revoked or expired. See ${origin}/docs/agents.`;
  return { message, error_description: message };
}

/** The metadata of `/mcp`: keys come from the portal, so it names no authorization server. */
export function resourceMetadata(publicOrigin: string): object {
  return {
    resource: `${publicOrigin}${MCP_PATH}`,
    resource_name: "Credence",
    resource_documentation: `${publicOrigin}/docs/agents`,
    bearer_methods_supported: ["header"],
  };
}
