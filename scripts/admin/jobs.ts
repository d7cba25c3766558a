import { parseAddress } from "../../lib/core/parse-address.ts";
import { listWork, retryBackfill, retryJob } from "../../lib/domains/administration/index.ts";
import { type AdminCommand, readNumber } from "./command.ts";

/** `jobs` */
export const jobsCommand: AdminCommand = () => async (ctx) => {
  const work = await listWork(ctx);
  const reason = (error: string | null) => (error === null ? [] : [`  ${error}`]);
  const lines = [
    ...work.jobs.flatMap(({ id, task, state, attempts, maxAttempts, runAt, error }) => [
      `job ${id}  ${task}  ${state}  attempt ${attempts} of ${maxAttempts}  due ${runAt}`,
      ...reason(error),
    ]),
    ...work.backfills.flatMap(({ wallet, chainId, state, attempts, dueAt, error }) => [
      `backfill ${wallet} ${chainId}  ${state}  ${attempts} failed turns  due ${dueAt}`,
      ...reason(error),
    ]),
  ];
  return { json: work, text: lines.length > 0 ? lines.join("\n") : "No job and no backfill waits." };
};

/** `retry <job id>` and `retry <wallet> <chain id>` */
export const retryCommand: AdminCommand = ([target, chainText], fail) => {
  if (target === undefined) return fail("The id of a job, or a wallet and a chain id, are missing.");
  if (chainText === undefined) {
    return async (ctx) => {
      await retryJob(ctx, { jobId: target });
      return { json: { jobId: target }, text: `The job ${target} runs as soon as a worker is free.` };
    };
  }
  const wallet = parseAddress(target) ?? fail("The wallet is not an address.");
  const chainId = readNumber(chainText, "chain id", fail) ?? fail("The chain id is missing.");
  return async (ctx) => {
    await retryBackfill(ctx, { wallet, chainId });
    const text = `The history of ${wallet} on chain ${chainId} is read as soon as a worker is free.`;
    return { json: { wallet, chainId }, text };
  };
};
