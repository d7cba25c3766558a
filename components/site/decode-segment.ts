/** A segment of a path as text. Next decodes some of those it hands to pages, and text with a % may be no encoding then. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
