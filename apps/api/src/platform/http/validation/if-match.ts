/**
 * Whether a caller saw this version of a row.
 * @param ifMatch the header: versions separated by commas, each quoted, weak or plain; `*` is any. Absent requires none.
 */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined) return true;
  return ifMatch.split(',').some((tag) => {
    const seen = tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1');
    return seen === '*' || seen === String(version);
  });
}
