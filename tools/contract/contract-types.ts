import type { Operation } from './document';
import type { TypeAlias } from './generated-source';
import { printImports } from './print-imports';

/**
 * The modules with the types of the contract, by tag.
 * @param owners the tag of each schema; the types of an operation's request and answer are with the operation
 * @returns their texts, not yet formatted
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
