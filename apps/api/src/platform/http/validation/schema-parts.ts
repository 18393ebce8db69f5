import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { nameSchema } from '../openapi/named-schemas';

/**
 * A reference to a named schema, typed as the schema itself; it is registered by that.
 * @param schema has an `$id`
 */
export function ref<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${nameSchema(schema)}#` });
}

/** A closed object: an unknown property is refused (security: hostile input). */
export function closed<T extends Parameters<typeof Type.Object>[0]>(
  properties: T,
  options: { $id?: string; description?: string } = {},
) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** The answer of a list with all of its rows. @param $id of this schema */
export const listBody = <T extends TSchema>(row: T, $id: string) =>
  closed({ items: Type.Array(ref(row)), total: Type.Integer() }, { $id });

/** The answer of a paged list. @param $id of this schema */
export const pageBody = <T extends TSchema>(row: T, $id: string) =>
  closed(
    { items: Type.Array(ref(row)), total: Type.Integer(), page: Type.Integer(), pageSize: Type.Integer() },
    { $id },
  );

export const nullableString = (maxLength: number) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength });
export const nullableNumber = () => Type.Unsafe<number | null>({ type: ['number', 'null'] });
export const nullableInteger = (minimum: number, maximum: number) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum, maximum });

/** One of a few texts, as `enum` in the document and a union in TypeScript. */
export const oneOf = <const T extends readonly string[]>(values: T, options: { description?: string } = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

/** The path parameter of a row whose key is a number; answered as a string. */
export const idParams = closed({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** Query of a paged list: `page` from 1 with `pageSize`, or `offset` with `limit`; `all` lifts the page. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(
    Type.Unsafe<number | 'all'>({
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 500 },
        { type: 'string', const: 'all' },
      ],
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 5_000_000 })),
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'Folded substring: accents and case do not matter' }),
  ),
};

/** The field of a row that counts its changes. */
export const version = Type.Integer({ minimum: 1, description: 'Counts changes; sent back as If-Match' });

/** A change of an outdated version is answered with 412 and the current row. */
export const seenVersion = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'The version of the row that the caller saw, quoted or plain',
    }),
  ),
});

/** How every refusal and failure is answered. */
export const Failure = Type.Object(
  {
    error: Type.String({ description: 'What went wrong, in words' }),
    requestId: Type.Optional(Type.String()),
  },
  { $id: 'Failure', additionalProperties: true },
);
