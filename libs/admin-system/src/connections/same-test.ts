/**
 * Returns true if the form still has the settings of the last test.
 * @param tested request of the last test; undefined before the first test
 * @param typed request that a test would send now
 */
export function isSameTest(tested: object | undefined, typed: object): boolean {
  return tested !== undefined && JSON.stringify(tested) === JSON.stringify(typed);
}
