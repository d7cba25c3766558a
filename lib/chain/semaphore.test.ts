import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("beyond what may wait, work is refused, and what waits runs in its turn", async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const semaphore = createSemaphore(1, 2);
  const done: number[] = [];
  const work = (n: number) =>
    semaphore.run(async () => {
      await opened;
      done.push(n);
    });
  const accepted = [work(1), work(2), work(3)];
  await expect(work(4)).rejects.toMatchObject({ code: "BUSY" });
  open();
  await Promise.all(accepted);
  expect(done).toEqual([1, 2, 3]);
  await work(5);
  expect(done).toEqual([1, 2, 3, 5]);
});
