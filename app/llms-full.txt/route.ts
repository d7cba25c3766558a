import { answerBeside } from "../../lib/api/beside-route.ts";

export const GET = answerBeside;
export const HEAD = answerBeside;
