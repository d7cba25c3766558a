// The types of client.js, which `npm run check` generates.
export { PrismaClient } from "./generated/client.ts";
