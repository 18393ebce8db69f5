const NAME = /^vaglio-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup(?:\.age)?$/;

/**
 * Returns the name of a backup made by the server: 'vaglio-2026-11-22T010000Z.backup', with '.age' if it is encrypted.
 * The alphabetical order of the names is chronological.
 * @param now milliseconds since 1970
 */
export function backupName(now: number, isEncrypted: boolean): string {
  const moment = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
  return `vaglio-${moment.replaceAll(':', '')}.backup${isEncrypted ? '.age' : ''}`;
}

/**
 * Parses the time in the name of a backup.
 * @returns milliseconds since 1970; undefined for the names of other files
 */
export function madeAt(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  const moment = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}
