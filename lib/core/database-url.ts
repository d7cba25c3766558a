/**
 * The connection string with the time zone of its sessions fixed to UTC, beside the options that it has. Prisma writes times without a
 * zone, and PostgreSQL reads them in the session's zone, which is otherwise that of the server's settings.
 */
export function inUtc(connectionString: string): string {
  const query = connectionString.indexOf("?");
  const given = query < 0 ? null : new URLSearchParams(connectionString.slice(query)).get("options");
  const options = encodeURIComponent([...(given ? [given] : []), "-c TimeZone=UTC"].join(" ")).replaceAll("%3D", "=");
  // Of a repeated parameter the driver takes the last.
  return `${connectionString}${query < 0 ? "?" : "&"}options=${options}`;
}
