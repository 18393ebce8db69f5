import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { nameSchema } from '../openapi/named-schemas';

/**
 * Returns a typed reference to a named schema, and registers the schema.
 * @param schema schema with an `$id`
 */
export function ref<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${nameSchema(schema)}#` });
}

/** Creates an object schema that rejects unknown properties. */
export function closed<T extends Parameters<typeof Type.Object>[0]>(
  properties: T,
  options: { $id?: string; description?: string } = {},
) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** Creates the response schema of a list without paging. @param $id name of the new schema */
export const listBody = <T extends TSchema>(row: T, $id: string) =>
  closed({ items: Type.Array(ref(row)), total: Type.Integer() }, { $id });

/** Creates the response schema of a paged list. @param $id name of the new schema */
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

/** Creates an `enum` schema typed as the union of its values. */
export const oneOf = <const T extends readonly string[]>(values: T, options: { description?: string } = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

/** Schema of a path with a numeric row id. */
export const idParams = closed({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/**
 * Query parameters of a paged list: either `page` (from 1) and `pageSize`, or `offset` and `limit`. `pageSize=all`
 * disables paging.
 */
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

/** Version of a row. It is incremented by every change. */
export const version = Type.Integer({ minimum: 1, description: 'Counts changes; sent back as If-Match' });

/** Schema of the If-Match header. An outdated version results in a 412 with the current row. */
export const seenVersion = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'The version of the row that the caller saw, quoted or plain',
    }),
  ),
});

/** Body of every error response. */
export const Failure = Type.Object(
  {
    error: Type.String({ description: 'What went wrong, in words' }),
    requestId: Type.Optional(Type.String()),
  },
  { $id: 'Failure', additionalProperties: true },
);
