import { namesUnder, operationsOf, type ContractDocument } from './document';

/** Rows of which only some columns were requested; see `toClientDocument`. */
export const COLUMNS = /Columns$/;

/**
 * The tag in whose files each schema is: the first tag that uses it. Files import from files of earlier tags only, and
 * the data layer's tags come first, so that what a screen shares with it does not load the shapes of another screen.
 * @param tags in their order
 */
export function schemaOwners(document: ContractDocument, tags: readonly string[]): Map<string, string> {
  const { schemas } = document.components;
  const operations = operationsOf(document).map(({ operation }) => operation);
  const owners = new Map<string, string>();
  for (const tag of tags)
    for (const operation of operations.filter((other) => other.tags?.includes(tag)))
      for (const name of namesUnder(operation, schemas))
        // Columns are read with the fields of the whole row, and are in its file.
        for (const owned of [name, name.replace(COLUMNS, '')])
          if (owned in schemas && !owners.has(owned)) owners.set(owned, tag);
  return owners;
}
