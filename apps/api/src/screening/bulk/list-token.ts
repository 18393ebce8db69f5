import { badRequest } from '../../platform/http/errors/errors';

/** Startups of one act. */
export const MAX_SELECTED = 5_000;
const BASE = 36;

/** A startup as it was read. */
export type SeenStartup = {
  id: number;
  version: number;
  /** Of the work on it; 0 where nobody said anything, null where it was not read. */
  workVersion: number | null;
};

/** What a person saw of a list, in its order: `id.version.work version` of each, in base 36, joined by commas. */
export function toListToken(seen: readonly SeenStartup[]): string {
  return seen
    .map(({ id, version, workVersion }) =>
      [id, version, ...(workVersion === null ? [] : [workVersion])]
        .map((part) => part.toString(BASE))
        .join('.'),
    )
    .join(',');
}

/** @throws 400 for any other text, for none or too many startups, and for one that comes twice */
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

/** A number in base 36 that is exact and fits its column. */
const ENTRY = /^[0-9a-z]{1,9}\.[0-9a-z]{1,6}(\.[0-9a-z]{1,6})?$/;

export function tooMany(count: number) {
  return badRequest(
    `At most ${MAX_SELECTED} startups are changed at once, and these are ${count}. Narrow the list.`,
  );
}
