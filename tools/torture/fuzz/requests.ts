import type { Random } from '../../../apps/api/src/operations/seed/sample/random';
import type { Call } from '../http-call';
import type { ApiDocument, Operation, Parameter } from './document';
import { hostileBody, hostileValue } from './hostile-values';
import type { FuzzedCall } from './fuzzed-call';
import { encoded, malformed } from './malformed';
import { validValue } from './values';

/** Kinds of requests by how far they differ from the document. Each kind has its share in tenths. */
const KINDS = [
  ['valid', 4],
  ['nearly valid', 3],
  ['hostile', 2],
  ['malformed', 1],
] as const;
type Kind = (typeof KINDS)[number][0];
const STRANGE_QUERIES = ['nobodyKnowsThis=1', 'page=1&page=2', 'q=', '=', '&&', 'page[]=1'];

/** Ids of existing rows, by the path of their collection. */
export type KnownIds = { of: (path: string) => readonly string[] };

type ValueOf = (parameter: Pick<Parameter, 'schema'>) => unknown;

/** Returns a request for an operation. The state of `random` determines the request. */
export function fuzzedCall(
  document: ApiDocument,
  operation: Operation,
  ids: KnownIds,
  random: Random,
): FuzzedCall {
  const kind = random.weighted(KINDS) ?? 'valid';
  const value: ValueOf = ({ schema }) => {
    const share = { valid: 0, 'nearly valid': 0.2, hostile: 0.5, malformed: 0 }[kind];
    return random.chance(share) ? hostileValue(random) : validValue(document, schema, random);
  };
  const call: Call = {
    method: operation.method,
    path: pathOf(operation, ids, random, value) + queryOf(operation, random, value, kind),
    ...(operation.body && { body: bodyOf(kind, value({ schema: operation.body }), random) }),
    headers: headersOf(operation, random, value),
  };
  return kind === 'malformed' ? malformed(call, random) : { call, isOfOperation: true };
}

function pathOf({ path }: Operation, ids: KnownIds, random: Random, value: ValueOf): string {
  return path.replaceAll(/\{(\w+)\}/g, (braces: string) => {
    const known = ids.of(path.slice(0, path.indexOf(braces) - 1));
    const isKnown = known.length > 0 && random.chance(0.7);
    const text = encoded(isKnown ? random.pick(known) : value({ schema: { type: 'string' } }));
    return ['', '.', '..'].includes(text) ? '0' : text;
  });
}

function queryOf({ parameters }: Operation, random: Random, value: ValueOf, kind: Kind): string {
  const pairs = parameters
    .filter(({ in: place, required }) => place === 'query' && (required || random.chance(0.3)))
    .map((parameter) => `${parameter.name}=${encoded(value(parameter))}`);
  if (kind === 'nearly valid' && random.chance(0.2)) pairs.push(random.pick(STRANGE_QUERIES));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function headersOf({ parameters }: Operation, random: Random, value: ValueOf): string[] {
  return parameters
    .filter(({ in: place }) => place === 'header' && random.chance(0.3))
    .flatMap((parameter) => [parameter.name, encoded(value(parameter))]);
}

function bodyOf(kind: Kind, body: unknown, random: Random): unknown {
  if (kind === 'malformed' && random.chance(0.5)) return hostileBody(random);
  if (kind !== 'nearly valid' || typeof body !== 'object' || body === null || Array.isArray(body))
    return body;
  const names = Object.keys(body);
  const name = names.length > 0 ? random.pick(names) : 'nobodyKnowsThis';
  return random.chance(0.5)
    ? { ...body, [name]: hostileValue(random) }
    : Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}
