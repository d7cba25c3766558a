/** Where agents reach the service (Model Context Protocol). */
export const MCP_PATH = "/mcp";

/** Where clients learn how `/mcp` authenticates (RFC 9728). */
export const RESOURCE_METADATA_PATH = "/.well-known/oauth-protected-resource";

/** The metadata of `/mcp`: keys come from the portal, so it names no authorization server. */
export function resourceMetadata(publicOrigin: string): object {
  return {
    resource: `${publicOrigin}${MCP_PATH}`,
    resource_name: "Credence",
    resource_documentation: `${publicOrigin}/docs/agents`,
    bearer_methods_supported: ["header"],
  };
}
