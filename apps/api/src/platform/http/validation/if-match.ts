/**
 * Returns whether an If-Match header matches the version of a row.
 * @param ifMatch comma-separated versions, each quoted, weak or plain. `*` or a missing header matches any version.
 */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined) return true;
  return ifMatch.split(',').some((tag) => {
    const seen = tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1');
    return seen === '*' || seen === String(version);
  });
}
