import { once } from "node:events";
import { parseArgs } from "node:util";
import { Download } from "../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../lib/api/endpoints/registry.ts";
import { errorBody, toServiceError } from "../lib/api/envelope.ts";
import { commandContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import { errorCodes, type ServiceError } from "../lib/core/errors.ts";
import { chooseCommand, commandsOf, UsageError } from "./admin/choose.ts";
import { deriveCommands } from "./admin/commands.ts";
import { explainCommand, fieldLines, listCommands } from "./admin/texts.ts";
import { loadToolEnvironment } from "./start/tool-environment.ts";
import { messageOf, runProgram } from "./start-error.ts";

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

/** Runs a command as an operator on this machine and prints its result, or the text of its error with exit code 1. */
async function runCommand({ command, input, isJson }: ReturnType<typeof readCommand>): Promise<void> {
  loadToolEnvironment();
  try {
    const fields = await command.endpoint.handler({ ctx: commandContext(), ...input });
    const done = command.endpoint.method === "GET" ? [] : [`${command.summary}: done.`];
    if (fields instanceof Download) console.log(await writeDownload(fields));
    else console.log(isJson ? JSON.stringify(fields, null, 2) : [...done, ...fieldLines(fields)].join("\n"));
  } catch (thrown) {
    const error = toServiceError(thrown, "command line");
    if (error.code === "INTERNAL_ERROR") throw thrown;
    console.error(isJson ? errorBody(error, Date.now()) : explainError(error));
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}

try {
  const wanted = readCommand();
  await runProgram(() => runCommand(wanted));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  const { message, commands: meant } = error;
  const [one, ...others] = meant;
  console.error(`${message}\n\n${one && others.length === 0 ? explainCommand(one) : listCommands(meant)}`);
  process.exit(2);
}
