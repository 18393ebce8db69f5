/** Reads one setting of the environment; collects what is wrong instead of stopping at the first. */
export type ReadSetting = <T>(
  name: string,
  fallback: T,
  parse: (text: string) => T | undefined,
  expected: string,
) => T;

// What several groups of settings are made of: each returns undefined for a text of another form.
export const asText = (text: string) => text;
export const asFlag = (text: string) => (text === '0' || text === '1' ? text === '1' : undefined);
export const asPort = (text: string) =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
/** Entries between commas; empty ones are left out. */
export const asList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
