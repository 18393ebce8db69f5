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

/** What an address says about the list: the parameters of the list call, and how it is shown. */
const listAddress = closed({
  ...rankedQuery,
  layout: Type.Optional(oneOf(LAYOUTS)),
  columns: Type.Optional(Type.String({ maxLength: 400, pattern: '^[a-z_]+(,[a-z_]+)*$' })),
});
type ListAddress = Static<typeof listAddress>;

/** What is as good as missing. */
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
 * The one form of a query string of the list: checked as the list call checks its parameters, sorted by name, without
 * defaults; of a parameter that comes several times one with commas.
 * @param text with or without a leading question mark
 * @throws 400 for a parameter or value that the list does not know, and for a form longer than MAX_QUERY_LENGTH: what is
 *   escaped takes more room, and an index holds the whole of it
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

/** What the list call is asked for a stored view by a person. Null for one that this server does not know any more. */
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

/** The active list leaves out what is Later; a list of all or of the rejected ones holds everything. */
function defaultLater({ mode = 'active' }: ListAddress): 'hide' | 'all' {
  return mode === 'active' ? 'hide' : 'all';
}

const laterOf = (name: string, query: ListAddress) => (name === 'later' ? defaultLater(query) : undefined);

function readFields(text: string): Record<string, string> {
  // Without a prototype: `__proto__` is a name like any other, and as unknown.
  const fields: Record<string, string | string[]> = Object.create(null);
  const params = new URLSearchParams(text);
  if (params.toString().includes('%00')) throw badRequest('The address holds a NUL character.');
  for (const name of params.keys()) fields[name] = params.getAll(name);
  joinRepeated(fields, Object.keys(fields));
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** @throws 400 */
function validated(fields: Record<string, string>): ListAddress {
  compiled ??= compileStrictly<ListAddress>({ coerceTypes: true }, 'querystring', listAddress);
  const read: unknown = { ...fields };
  if (compiled(read)) return read;
  const [fault] = compiled.errors ?? [];
  const name = String(fault?.params['additionalProperty'] ?? fault?.instancePath.slice(1) ?? '');
  throw badRequest(`The list has no such filter: ${name.slice(0, 80)}.`);
}
