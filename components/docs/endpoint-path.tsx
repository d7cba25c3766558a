import { Fragment } from "react";

/** An endpoint's path: where it does not fit a line it is broken before a slash, not within a word. */
export function EndpointPath({ path }: { path: string }) {
  return path.split("/").map((segment, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a path never change their order.
    <Fragment key={i}>
      {i > 0 && (
        <>
          <wbr />/
        </>
      )}
      {segment}
    </Fragment>
  ));
}
