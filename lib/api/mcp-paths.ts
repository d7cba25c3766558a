/** Where agents reach the service (Model Context Protocol). */
export const MCP_PATH = "/mcp";

/** Where clients learn how `/mcp` authenticates (RFC 9728). */
export const RESOURCE_METADATA_PATH = "/.well-known/oauth-protected-resource";
