import { systemContext } from "@/lib/core/context.ts";
import { type AttestationParams, readAttestation } from "../read-attestation.ts";

/** The EAS share package of an attestation as a file, without a key: anybody can verify it. */
export async function GET(_: Request, { params }: AttestationParams): Promise<Response> {
  const found = await readAttestation(systemContext(), params);
  if (!found?.export) return new Response("This attestation has no share package.\n", { status: 404 });
  return new Response(`${JSON.stringify(found.export, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${found.attestation.id}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
