import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "../../../../lib/auth/options.ts";

// The settings are read when somebody asks, not when the pages are built.
function answer(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  return NextAuth(request, context, authOptions());
}

export { answer as GET, answer as POST };
