interface Token {
  text: string;
  /** From 1. */
  line: number;
}

/** Strings, marks and words of a JSON text; a quote that nothing closes is a token of its own. */
function tokensOf(json: string): Token[] {
  let line = 1;
  return [...json.matchAll(/"(?:\\.|[^"\\])*"|[\n{}[\],:]|[^\s{}[\],:"]+|"/g)].flatMap(([text]) => {
    if (text !== "\n") return [{ text, line }];
    line++;
    return [];
  });
}

/** The line of each value by its path such as `rules.0.value`; the root's path is empty. */
function linesByPath(json: string): Map<string, number> {
  const lines = new Map<string, number>();
  const open: { key: string | number | null }[] = [];
  for (const { text, line } of tokensOf(json)) {
    const parent = open.at(-1);
    if (text === "}" || text === "]") open.pop();
    else if (text === "," && parent) parent.key = typeof parent.key === "number" ? parent.key + 1 : null;
    else if (parent?.key === null) parent.key = String(JSON.parse(text));
    else if (text !== ":") {
      lines.set(open.map(({ key }) => key).join("."), line);
      if (text === "{" || text === "[") open.push({ key: text === "[" ? 0 : null });
    }
  }
  return lines;
}

/** The line of the value at a path of valid JSON, or of the nearest value around it. */
export function lineOf(json: string, path: string): number {
  const lines = linesByPath(json);
  for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return lines.get("") ?? 1;
}

/** The line from which invalid JSON cannot be read on; browsers do not always say it. */
export function syntaxErrorLine(json: string): number {
  const open: ("{" | "[")[] = [];
  let expected: "value" | "first" | "key" | "colon" | "comma" = "value";
  for (const { text, line } of tokensOf(json)) {
    const parent = open.at(-1);
    const mayEnd = expected === "comma" || expected === "first";
    if (mayEnd && parent && text === (parent === "{" ? "}" : "]")) {
      open.pop();
      expected = "comma";
    } else if (expected === "comma") {
      if (!parent || text !== ",") return line;
      expected = parent === "{" ? "key" : "value";
    } else if (expected === "colon") {
      if (text !== ":") return line;
      expected = "value";
    } else if (expected === "key" || (expected === "first" && parent === "{")) {
      if (!text.startsWith('"') || !isJson(text)) return line;
      expected = "colon";
    } else if (text === "{" || text === "[") {
      open.push(text);
      expected = "first";
    } else {
      if (!isJson(text)) return line;
      expected = "comma";
    }
  }
  return json.split("\n").length;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Where a line begins and ends in a text. */
export function lineRange(text: string, line: number): [start: number, end: number] {
  const before = text.split("\n").slice(0, line);
  const end = before.join("\n").length;
  return [end - (before.at(-1)?.length ?? 0), end];
}
