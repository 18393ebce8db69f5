import type { Defaulted, Optional } from './combine';
import { count } from './values';
import { property, type Shape } from './shape';

type Fields = Readonly<Record<string, Shape<unknown> | Optional<unknown> | Defaulted<unknown>>>;
type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Shape<unknown> | Defaulted<unknown> ? never : Name;
}[keyof F];
type FieldType<S> = S extends Shape<infer T> | Optional<infer T> ? T : never;

/** Type of an object with the given fields. */
export type ObjectOf<F extends Fields> = {
  [Name in Exclude<keyof F, OptionalNames<F>>]: FieldType<F[Name]>;
} & {
  [Name in OptionalNames<F>]?: FieldType<F[Name]>;
};

/** Possible names of the fields in responses, in order of precedence. By default, this is the field's own name. */
export type FieldNames<F extends Fields> = { readonly [Name in keyof F]?: readonly string[] };

/** Name that refers to the value itself. It is used for rows that are texts or have a different nesting. */
export const ITSELF = '.';

interface Field {
  readonly name: string;
  readonly names: readonly string[];
  readonly shape: Shape<unknown>;
  readonly fallback: unknown;
  readonly isOptional: boolean;
}

/**
 * Returns a shape for an object of the contract. Fields that are not in the contract are dropped.
 * @param names alternative names of fields
 * @returns shape that reads a value as undefined if it is not an object or lacks a required field
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
 * Returns a shape for an object with a list of rows. The response may also be the list itself.
 * @param listName name of the field with the list
 */
export function rows<F extends Fields>(
  listName: keyof F & string,
  fields: F,
  names: FieldNames<F> = {},
): Shape<ObjectOf<F>> {
  const whole = object(fields, names);
  return (value) => whole(Array.isArray(value) ? { [listName]: value } : value);
}

/**
 * Returns a shape like `rows` that adds the total of the full list. The total comes from `total` or `count`, or else is
 * the number of rows.
 */
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
 * Returns a shape for rows that contain only the requested fields. It reads only fields that are present, which saves
 * time for 100,000 rows. Unreadable values are dropped.
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

/** Returns the value of the first name of the field that has a value. */
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
