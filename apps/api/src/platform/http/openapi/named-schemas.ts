import type { TSchema } from '@sinclair/typebox';

const NAMED = new Map<string, TSchema>();

/**
 * Registers a schema with an `$id` as a component of the OpenAPI document and as a type of the generated endpoints.
 * `ref` calls this function, so every referenced schema is registered automatically.
 * @throws Error for a schema without an `$id`, or for a second schema with the same `$id`
 */
export function nameSchema(schema: TSchema): string {
  const { $id } = schema;
  if ($id === undefined) throw new Error('A schema that is referred to needs an $id.');
  if ((NAMED.get($id) ?? schema) !== schema) throw new Error(`Two schemas have the name ${$id}.`);
  NAMED.set($id, schema);
  return $id;
}

/** Returns the registered schema with this name; undefined if there is none. */
export function schemaNamed(name: string): TSchema | undefined {
  return NAMED.get(name);
}

/** Returns all registered schemas, sorted by their `$id`. */
export function namedSchemas(): TSchema[] {
  return [...NAMED].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, schema]) => schema);
}
