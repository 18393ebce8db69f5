/**
 * Reads one setting from the environment. Invalid settings are collected, so that all of them can be reported together.
 */
export type ReadSetting = <T>(
  name: string,
  fallback: T,
  parse: (text: string) => T | undefined,
  expected: string,
) => T;

// Parsers of settings. Each parser returns undefined for an invalid text.
export const asText = (text: string) => text;
export const asFlag = (text: string) => (text === '0' || text === '1' ? text === '1' : undefined);
export const asPort = (text: string) =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
/** Splits a comma-separated list and removes empty entries. */
export const asList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
