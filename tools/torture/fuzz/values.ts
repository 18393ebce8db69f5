import fc from 'fast-check';
import type { Random } from '../../../apps/api/src/operations/seed/sample/random';
import type { ApiDocument, Schema } from './document';
import { hostileText } from './hostile-values';

const WORDS = ['Alpha', 'Zürich', 'Prix', '株式会社', 'naïve café', 'x', 'A B', '100', 'ß', '👩‍🚀'];
const LONGEST_VALID = 3_000;
const patterns = new Map<string, fc.Arbitrary<string>>();

/**
 * Returns a value that a schema allows. In half of the cases, it is a boundary value; otherwise it is within the
 * bounds.
 */
export function validValue(document: ApiDocument, given: Schema, random: Random, depth = 0): unknown {
  const schema = document.resolve(given);
  if (schema.enum) return random.pick(schema.enum.map((value) => ({ value }))).value;
  if (schema.anyOf) return validValue(document, random.pick(schema.anyOf), random, depth + 1);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return validObject(document, schema, random, depth);
    case 'array':
      return validArray(document, schema, random, depth);
    case 'string':
      return validText(schema, random);
    case 'integer':
    case 'number':
      return validNumber(schema, random, type === 'integer');
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick<{ value: unknown }>([{ value: 1 }, { value: 'x' }, { value: null }]).value;
  }
}

function validObject(
  document: ApiDocument,
  { properties = {}, required = [] }: Schema,
  random: Random,
  depth: number,
): object {
  const share = depth > 2 ? 0.1 : 0.4;
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.chance(share),
  );
  return Object.fromEntries(
    chosen.map(([name, schema]) => [name, validValue(document, schema, random, depth + 1)]),
  );
}

function validArray(
  document: ApiDocument,
  { items = {}, minItems = 0, maxItems = 4 }: Schema,
  random: Random,
  depth: number,
): unknown[] {
  const length = random.integer(minItems, Math.max(minItems, Math.min(maxItems, 4)));
  return Array.from({ length }, () => validValue(document, items, random, depth + 1));
}

function validNumber({ minimum = -1e6, maximum = 1e6 }: Schema, random: Random, isInteger: boolean): number {
  const least = Math.max(minimum, -Number.MAX_SAFE_INTEGER);
  const most = Math.min(maximum, Number.MAX_SAFE_INTEGER);
  if (random.chance(0.4)) return random.pick([least, most, Math.min(most, least + 1)]);
  const value = random.integer(least, Math.min(most, least + 1_000));
  return isInteger ? value : Math.min(most, value + random.pick([0, 0.5, 0.1, 0.3333]));
}

function validText({ pattern, format, minLength = 0, maxLength = 60 }: Schema, random: Random): string {
  if (format === 'uuid')
    return `00000000-0000-4000-8000-${String(random.integer(1, 9e11)).padStart(12, '0')}`;
  if (format === 'date-time') return new Date(random.integer(0, 2e12)).toISOString();
  if (pattern !== undefined) return matching(pattern, random).slice(0, maxLength);
  const most = Math.min(maxLength, LONGEST_VALID);
  if (random.chance(0.1)) return 'a'.repeat(random.pick([minLength, most]));
  const text = random.chance(0.1) ? hostileText(random) : `${random.pick(WORDS)} ${random.integer(1, 50)}`;
  return text.slice(0, most).padEnd(minLength, 'x');
}

function matching(pattern: string, random: Random): string {
  const known = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  patterns.set(pattern, known);
  return fc.sample(known, { seed: random.integer(1, 1e9), numRuns: 1 })[0] ?? '';
}
