// Gives and takes the role of a member by the HTTP APIs of Discord and Telegram.
//
// Discord: PUT and DELETE /guilds/{guild}/members/{user}/roles/{role}, answered by 204; too many requests by 429 with `retry_after` in seconds.
// Telegram has no roles for members of a group: who may write in it is what the bot gives and takes, by restrictChatMember. It answers
// {ok: true}, or {ok: false, error_code, description, parameters: {retry_after}}.

/**
 * The chats that the environment names. Each sets the role of a user. `result` is done, gone if the user left, failed, or limited: then `waitMs` is
 * how long the chat wants no request.
 */
export function openChats(env) {
  const chats = {};
  if (env.DISCORD_TOKEN) chats.discord = openDiscord(env);
  if (env.TELEGRAM_TOKEN) chats.telegram = openTelegram(env);
  return chats;
}

/** Longer than any answer of these services takes. */
const TIMEOUT_MS = 15_000;
/** Where a chat says nothing of when to try again. */
const RETRY_MS = 5_000;

/** Discord's code of a user who is not in the guild. */
const UNKNOWN_MEMBER = 10007;

function openDiscord({ DISCORD_URL = "https://discord.com/api/v10", DISCORD_TOKEN, DISCORD_GUILD, DISCORD_ROLE }) {
  return async (user, hasRole) => {
    const url = `${DISCORD_URL}/guilds/${DISCORD_GUILD}/members/${user}/roles/${DISCORD_ROLE}`;
    const headers = { Authorization: `Bot ${DISCORD_TOKEN}`, "X-Audit-Log-Reason": "Credence policy" };
    const { status, body, headers: received } = await call(url, { method: hasRole ? "PUT" : "DELETE", headers });
    if (status >= 200 && status < 300) return { result: "done" };
    if (status === 404 && body?.code === UNKNOWN_MEMBER) return { result: "gone" };
    if (status === 429) return limited(body?.retry_after ?? received.get("retry-after"));
    return complain("Discord", status, body?.message);
  };
}

/** What a member may do in a Telegram group. */
const rights = ["messages", "audios", "documents", "photos", "videos", "video_notes", "voice_notes", "polls"];

function openTelegram({ TELEGRAM_URL = "https://api.telegram.org", TELEGRAM_TOKEN, TELEGRAM_CHAT }) {
  return async (user, hasRole) => {
    const permissions = Object.fromEntries(rights.map((right) => [`can_send_${right}`, hasRole]));
    const { status, body } = await call(`${TELEGRAM_URL}/bot${TELEGRAM_TOKEN}/restrictChatMember`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        chat_id: TELEGRAM_CHAT,
        user_id: Number(user),
        permissions,
        use_independent_chat_permissions: true,
      }),
    });
    if (body?.ok === true) return { result: "done" };
    if (status === 400 && /user not found|participant_id_invalid|not a member/i.test(body?.description ?? ""))
      return { result: "gone" };
    if (status === 429) return limited(body?.parameters?.retry_after);
    return complain("Telegram", status, body?.description);
  };
}

/** An answer, or status 0 for none. */
async function call(url, options) {
  try {
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = await answer.json().catch(() => null);
    return { status: answer.status, body, headers: answer.headers };
  } catch (error) {
    return { status: 0, body: { message: String(error), description: String(error) }, headers: new Headers() };
  }
}

/** Seconds, as text or number. */
function limited(seconds) {
  const ms = Number(seconds) * 1_000;
  return { result: "limited", waitMs: Number.isFinite(ms) && ms >= 0 ? ms : RETRY_MS };
}

function complain(chat, status, message) {
  console.error(`${chat} answered ${status}: ${message ?? "no reason"}`);
  return { result: "failed" };
}
