import { once } from "node:events";
import { parseArgs } from "node:util";
import { Download } from "../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../lib/api/endpoints/registry.ts";
import { errorBody } from "../lib/api/envelope.ts";
import { errorCodes, type ServiceError } from "../lib/core/errors.ts";
import { chooseCommand, commandsOf, UsageError } from "./admin/choose.ts";
import { deriveCommands } from "./admin/commands.ts";
import { explainCommand, fieldLines, listCommands } from "./admin/texts.ts";
import { runCommand } from "./run-command.ts";
import { messageOf } from "./start-error.ts";

const commands = deriveCommands(endpoints);

function readCommandLine() {
  const types = new Map<string, "string" | "boolean">([
    ["json", "boolean"],
    ["help", "boolean"],
  ]);
  for (const { flags, options } of commands) {
    for (const flag of flags) types.set(flag, "boolean");
    for (const [option, { type }] of options) types.set(option, type === "boolean" ? "boolean" : "string");
  }
  const options = Object.fromEntries([...types].map(([name, type]) => [name, { type }]));
  try {
    return parseArgs({ options: { ...options, help: { type: "boolean", short: "h" } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(messageOf(error), commands);
  }
}

function explainError(error: ServiceError): string {
  const { code, message, details = [] } = error;
  const lines = details.map(({ path, message }) => `  ${path}: ${message}`);
  const remedy = code === "INVALID_REQUEST" || code === "NOT_FOUND" ? [] : [errorCodes[code].fix.replaceAll("`", "")];
  return [message, ...lines, ...remedy].join("\n");
}

/** Writes it as it comes. The last line break is that of whoever prints the result. */
async function writeDownload({ plain }: Download): Promise<string> {
  let last = "";
  for await (const chunk of plain.chunks) {
    if (last !== "" && !process.stdout.write(last)) await once(process.stdout, "drain");
    last = Buffer.from(chunk).toString();
  }
  return last.trimEnd();
}

function readCommand() {
  const { positionals, values } = readCommandLine();
  const { help, json = false, ...rest } = values as Record<string, string | boolean | undefined>;
  if (help) {
    const [verb] = positionals;
    console.log(
      verb === undefined ? listCommands(commands) : commandsOf(commands, verb).map(explainCommand).join("\n\n"),
    );
    process.exit(0);
  }
  return { ...chooseCommand(commands, positionals, rest), isJson: json === true };
}

try {
  const { command, input, isJson } = readCommand();
  await runCommand(
    async (ctx) => {
      const fields = await command.endpoint.handler({ ctx, ...input });
      if (fields instanceof Download) return writeDownload(fields);
      if (isJson) return JSON.stringify(fields, null, 2);
      const done = command.endpoint.method === "GET" ? [] : [`${command.summary}: done.`];
      return [...done, ...fieldLines(fields)].join("\n");
    },
    (error) => (isJson ? errorBody(error, Date.now()) : explainError(error)),
  );
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  const { message, commands: meant } = error;
  const [one, ...others] = meant;
  console.error(`${message}\n\n${one && others.length === 0 ? explainCommand(one) : listCommands(meant)}`);
  process.exit(2);
}
