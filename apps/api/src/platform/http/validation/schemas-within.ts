const REFERENCE = /"\$ref":"([^"#]+)#/g;

/**
 * Returns the named schemas that a schema references directly or indirectly, keyed by name.
 * @param find returns the schema with a name; undefined for an unknown name
 */
export function schemasWithin<Schema>(
  schema: unknown,
  find: (name: string) => Schema | undefined,
): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const waiting: unknown[] = [schema];
  while (waiting.length > 0)
    for (const [, name = ''] of JSON.stringify(waiting.pop()).matchAll(REFERENCE)) {
      const one = found.has(name) ? undefined : find(name);
      if (one === undefined) continue;
      found.set(name, one);
      waiting.push(one);
    }
  return found;
}
