import { systemContext } from "../../lib/core/context.ts";
import { runNotices } from "../../lib/worker/notices.ts";

// A worker that sends notices alone, until it is killed.
runNotices(systemContext());
