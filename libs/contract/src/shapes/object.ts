import type { Defaulted, Optional } from './combine';
import { count } from './values';
import { property, type Shape } from './shape';

type Fields = Readonly<Record<string, Shape<unknown> | Optional<unknown> | Defaulted<unknown>>>;
type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Shape<unknown> | Defaulted<unknown> ? never : Name;
}[keyof F];
type FieldType<S> = S extends Shape<infer T> | Optional<infer T> ? T : never;

/** The type of an object with these fields. */
export type ObjectOf<F extends Fields> = {
  [Name in Exclude<keyof F, OptionalNames<F>>]: FieldType<F[Name]>;
} & {
  [Name in OptionalNames<F>]?: FieldType<F[Name]>;
};

/** Under which names servers answer a field, in the order in which they are tried; its own name unless listed. */
export type FieldNames<F extends Fields> = { readonly [Name in keyof F]?: readonly string[] };

/** Among the names of a field: the value itself, for a row that is a text or an object inside out. */
export const ITSELF = '.';

interface Field {
  readonly name: string;
  readonly names: readonly string[];
  readonly shape: Shape<unknown>;
  readonly fallback: unknown;
  readonly isOptional: boolean;
}

/**
 * An object of the contract. Fields that the contract does not name are left out.
 * @param names further names of fields
 * @returns a shape that is undefined for what is no object, or lacks a field that is not optional
 */
export function object<F extends Fields>(fields: F, names: FieldNames<F> = {}): Shape<ObjectOf<F>> {
  const all = fieldsOf(fields, names);
  const acceptsValues = all.some((field) => field.names.includes(ITSELF));
  return (value) => {
    if (!acceptsValues && (typeof value !== 'object' || value === null)) return undefined;
    return readFields(value, all) as ObjectOf<F> | undefined;
  };
}

/**
 * The rows of an answer: its list may be the whole answer.
 * @param listName the field that holds the list
 */
export function rows<F extends Fields>(
  listName: keyof F & string,
  fields: F,
  names: FieldNames<F> = {},
): Shape<ObjectOf<F>> {
  const whole = object(fields, names);
  return (value) => whole(Array.isArray(value) ? { [listName]: value } : value);
}

/** The same with the total of the whole list, under `total` or `count`; without either, what is there counts. */
export function page<F extends Fields>(
  listName: keyof F & string,
  fields: F,
  names: FieldNames<F> = {},
): Shape<ObjectOf<F> & { total: number }> {
  const whole = rows(listName, fields, names);
  return (value) => {
    const read = whole(value);
    if (read === undefined) return undefined;
    const total = count(property(value, 'total')) ?? count(property(value, 'count'));
    const list = property(read, listName);
    return { ...read, total: total ?? (Array.isArray(list) ? list.length : 0) };
  };
}

/**
 * A row of which only chosen fields were asked for: what it holds is read, in the time that takes, since there may be
 * 100,000 of them. What cannot be read is left out.
 */
export function columns<F extends Fields>(fields: F): Shape<Partial<ObjectOf<F>>> {
  const shapes = new Map(fieldsOf(fields, {}).map(({ name, shape }) => [name, shape]));
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, held] of Object.entries(value)) {
      const known = shapes.get(name)?.(held);
      if (known !== undefined) read[name] = known;
    }
    return read as Partial<ObjectOf<F>>;
  };
}

function fieldsOf<F extends Fields>(fields: F, names: FieldNames<F>): readonly Field[] {
  return Object.entries(fields).map(([name, field]) => {
    const isShape = typeof field === 'function';
    return {
      name,
      names: names[name] ?? [name],
      shape: isShape ? field : field.shape,
      fallback: isShape || !('fallback' in field) ? undefined : field.fallback,
      isOptional: !isShape && !('fallback' in field),
    };
  });
}

function readFields(value: unknown, fields: readonly Field[]): Record<string, unknown> | undefined {
  const read: Record<string, unknown> = {};
  for (const field of fields) {
    const found = readField(value, field);
    if (found !== undefined) read[field.name] = found;
    else if (!field.isOptional) return undefined;
  }
  return read;
}

/** What the first name holds that holds something. */
function readField(value: unknown, { names, shape, fallback, isOptional }: Field): unknown {
  let found: unknown;
  for (const name of names) {
    const held = name === ITSELF ? value : property(value, name);
    const isMissing = held === undefined || (held === null && fallback !== undefined);
    const read = isMissing ? undefined : shape(held);
    if (read !== undefined && read !== null && read !== '') return read;
    if (read !== undefined) found = read;
  }
  if (isOptional) return found === '' ? undefined : found;
  return found ?? fallback ?? shape(undefined);
}
