const NAME = /^vaglio-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup(?:\.age)?$/;

/**
 * The name of a backup that the server makes: 'vaglio-2026-11-22T010000Z.backup', with '.age' when it is encrypted. Names
 * sort by time.
 * @param now milliseconds since 1970
 */
export function backupName(now: number, isEncrypted: boolean): string {
  const moment = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
  return `vaglio-${moment.replaceAll(':', '')}.backup${isEncrypted ? '.age' : ''}`;
}

/** When a backup of this name was made, in milliseconds since 1970; undefined for the name of any other file. */
export function madeAt(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  const moment = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}
