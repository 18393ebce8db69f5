import type { TSchema } from '@sinclair/typebox';

const NAMED = new Map<string, TSchema>();

/**
 * Makes a schema with an `$id` a component of the document and a type of the generated endpoints. `ref` calls it,
 * so that whatever a route refers to is registered, without a list of them all.
 * @throws Error for a schema without a name, or for a second one of the same name
 */
export function nameSchema(schema: TSchema): string {
  const { $id } = schema;
  if ($id === undefined) throw new Error('A schema that is referred to needs an $id.');
  if ((NAMED.get($id) ?? schema) !== schema) throw new Error(`Two schemas have the name ${$id}.`);
  NAMED.set($id, schema);
  return $id;
}

/** A schema of the modules that are loaded, by its name. */
export function schemaNamed(name: string): TSchema | undefined {
  return NAMED.get(name);
}

/** Every named schema of the modules that are loaded, by name. */
export function namedSchemas(): TSchema[] {
  return [...NAMED].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, schema]) => schema);
}
