const REFERENCE = /"\$ref":"([^"#]+)#/g;

/** Those of the named schemas that a schema refers to, itself or through another. */
export function schemasWithin<Schema>(
  schema: unknown,
  named: Record<string, Schema>,
): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const waiting: unknown[] = [schema];
  while (waiting.length > 0)
    for (const [, name = ''] of JSON.stringify(waiting.pop()).matchAll(REFERENCE)) {
      const one = named[name];
      if (one === undefined || name in found) continue;
      found[name] = one;
      waiting.push(one);
    }
  return found;
}
