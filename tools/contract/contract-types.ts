import type { Operation } from './document';
import type { TypeAlias } from './generated-source';
import { printImports } from './print-imports';

/**
 * Returns the modules with the types of the contract, by tag.
 * @param owners tag of each schema. The request and response types of an operation are in the module of the operation.
 * @returns source texts of the modules, unformatted
 */
export function printTypes(
  types: readonly TypeAlias[],
  endpoints: readonly { readonly operation: Operation }[],
  owners: ReadonlyMap<string, string>,
): Map<string, string> {
  const tagOf = new Map(owners);
  for (const { operation } of endpoints) {
    const { operationId, tags = [] } = operation;
    const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
    for (const suffix of ['ApiResponse', 'ApiArg']) tagOf.set(name + suffix, tags[0] ?? '');
  }
  const byTag = new Map<string, TypeAlias[]>();
  for (const type of types) {
    const tag = tagOf.get(type.name);
    if (tag === undefined) throw new Error(`${type.name} has no tag`);
    byTag.set(tag, [...(byTag.get(tag) ?? []), type]);
  }
  return new Map([...byTag].map(([tag, own]) => [tag, printModule(tag, own, tagOf)]));
}

function printModule(tag: string, types: readonly TypeAlias[], tagOf: ReadonlyMap<string, string>): string {
  const uses = types.flatMap((type) => type.uses);
  return `${printImports('import type', uses, tagOf, tag)}\n${types.map(({ text }) => text).join('\n')}\n`;
}
