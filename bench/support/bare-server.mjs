import { createServer } from "node:http";
import { env } from "node:process";

// The baseline: Node's HTTP server with one constant response. ANSWER is its head and body as JSON.
const { headers, body } = JSON.parse(env.ANSWER ?? "{}");
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(env.PORT), "127.0.0.1");
