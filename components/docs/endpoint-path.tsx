import { Fragment } from "react";

/** The path of an endpoint; it wraps before slashes only. */
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
