import { Type, type Static } from '@sinclair/typebox';
import type { ValidateFunction } from 'ajv';
import { closed, oneOf } from '../../platform/http/validation/schema-parts';
import { compileStrictly } from '../../platform/http/validation/strict-validator';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest, isRefusal } from '../../platform/http/errors/errors';
import { rankedQuery } from '../list/investments.schemas';
import { joinRepeated } from '../list/join-repeated';
import { checkNarrowing } from '../list/ranked-list';
import type { RankedQuery } from '../list/ranked-query';
import { resolveQuery } from '../list/resolve-query';

export const MAX_QUERY_LENGTH = 2_000;
const LAYOUTS = ['cards', 'table', 'board'] as const;

/** Query parameters of the list page in the web app: those of the list request, and its layout. */
const listAddress = closed({
  ...rankedQuery,
  layout: Type.Optional(oneOf(LAYOUTS)),
  columns: Type.Optional(Type.String({ maxLength: 400, pattern: '^[a-z_]+(,[a-z_]+)*$' })),
});
type ListAddress = Static<typeof listAddress>;

/** Default values of query parameters. A parameter with its default value is equivalent to a missing parameter. */
const DEFAULTS: ReadonlyMap<string, string> = new Map([
  ['q', ''],
  ['mode', 'active'],
  ['top', 'all'],
  ['sort', 'score'],
  ['dir', 'desc'],
  ['layout', 'cards'],
]);

let compiled: ValidateFunction<ListAddress> | null = null;

/**
 * Normalizes the query string of a list: validates the parameters like the list request, sorts them by name, removes
 * default values, and joins repeated parameters with commas.
 * @param text query string, with or without a leading question mark
 * @throws Refusal 400 for an unknown parameter or value, and for a result longer than MAX_QUERY_LENGTH. Escapes
 *   lengthen the text, and an index contains the complete result.
 */
export function canonicalQuery(text: string): string {
  const fields = readFields(text);
  const read = validated({ ...fields });
  checkNarrowing(toRanked(read));
  const kept = Object.entries(fields)
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([name, value]) => value !== '' && DEFAULTS.get(name) !== value && value !== laterOf(name, read))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = new URLSearchParams(kept).toString();
  if (canonical.length > MAX_QUERY_LENGTH)
    throw badRequest('The filters of this view are too many to be saved. Remove some of them.');
  return canonical;
}

/** Returns the list query of a stored view for a person; null if this server no longer supports it. */
export async function rankedQueryOf(
  db: Db | Tx,
  canonical: string,
  userId: string,
): Promise<RankedQuery | null> {
  try {
    return await resolveQuery(db, toRanked(validated(readFields(canonical))), userId);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

function toRanked({ layout: _layout, columns: _columns, ...query }: ListAddress): RankedQuery {
  return { ...query, later: query.later ?? defaultLater(query) };
}

/**
 * Returns the default value of the filter `later`. The active list hides startups that are Later; the other lists
 * include them.
 */
function defaultLater({ mode = 'active' }: ListAddress): 'hide' | 'all' {
  return mode === 'active' ? 'hide' : 'all';
}

const laterOf = (name: string, query: ListAddress) => (name === 'later' ? defaultLater(query) : undefined);

function readFields(text: string): Record<string, string> {
  // Without a prototype, `__proto__` is an unknown name like any other.
  const fields: Record<string, string | string[]> = Object.create(null);
  const params = new URLSearchParams(text);
  if (params.toString().includes('%00')) throw badRequest('The address holds a NUL character.');
  for (const name of params.keys()) fields[name] = params.getAll(name);
  joinRepeated(fields, Object.keys(fields));
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** Validates the parameters of a list query. @throws Refusal 400 */
function validated(fields: Record<string, string>): ListAddress {
  compiled ??= compileStrictly<ListAddress>({ coerceTypes: true }, 'querystring', listAddress);
  const read: unknown = { ...fields };
  if (compiled(read)) return read;
  const [fault] = compiled.errors ?? [];
  const name = String(fault?.params['additionalProperty'] ?? fault?.instancePath.slice(1) ?? '');
  throw badRequest(`The list has no such filter: ${name.slice(0, 80)}.`);
}
