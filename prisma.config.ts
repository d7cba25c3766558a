import type { PrismaConfig } from "prisma-command/config";

export default {
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
} satisfies PrismaConfig;
