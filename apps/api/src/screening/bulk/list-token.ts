import { badRequest } from '../../platform/http/errors/errors';

/** Maximum number of startups in a bulk action. */
export const MAX_SELECTED = 5_000;
const BASE = 36;

/** Startup with the versions that it had when it was read. */
export type SeenStartup = {
  id: number;
  version: number;
  /** Version of the work item; 0 if there is none, null if it was not read. */
  workVersion: number | null;
};

/** Returns the token of a list: `id.version.work version` of each startup, in base 36, separated by commas. */
export function toListToken(seen: readonly SeenStartup[]): string {
  return seen
    .map(({ id, version, workVersion }) =>
      [id, version, ...(workVersion === null ? [] : [workVersion])]
        .map((part) => part.toString(BASE))
        .join('.'),
    )
    .join(',');
}

/** Parses a list token. @throws Refusal 400 for an invalid token, no startup, too many startups, and duplicates */
export function readListToken(token: string): SeenStartup[] {
  const seen = token.split(',').map((entry) => {
    if (!ENTRY.test(entry)) throw badRequest('The token is not one of a list. Please reload the list.');
    const [id = 0, version = 0, workVersion = null] = entry.split('.').map((part) => parseInt(part, BASE));
    return { id, version, workVersion };
  });
  if (seen.length > MAX_SELECTED) throw tooMany(seen.length);
  if (new Set(seen.map(({ id }) => id)).size < seen.length)
    throw badRequest('The token names a startup twice.');
  return seen;
}

/**
 * Pattern of a startup in a list token. The lengths of the base-36 numbers ensure that they are exact and fit their
 * columns.
 */
const ENTRY = /^[0-9a-z]{1,9}\.[0-9a-z]{1,6}(\.[0-9a-z]{1,6})?$/;

export function tooMany(count: number) {
  return badRequest(
    `At most ${MAX_SELECTED} startups are changed at once, and these are ${count}. Narrow the list.`,
  );
}
