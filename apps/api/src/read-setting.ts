/** Reads one setting of the environment; collects what is wrong instead of stopping at the first. */
export type ReadSetting = <T>(
  name: string,
  fallback: T,
  parse: (text: string) => T | undefined,
  expected: string,
) => T;
