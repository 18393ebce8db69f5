import { namesUnder, operationsOf, type ContractDocument } from './document';

/** Suffix of schemas for rows with only the requested columns; see `toClientDocument`. */
export const COLUMNS = /Columns$/;

/**
 * Returns the owner of each schema: the first tag that uses the schema. The files of that tag contain it. Files import
 * only from files of earlier tags, and the tags of the data layer come first. A page therefore does not load the shapes
 * of another page.
 * @param tags tags in order
 */
export function schemaOwners(document: ContractDocument, tags: readonly string[]): Map<string, string> {
  const { schemas } = document.components;
  const operations = operationsOf(document).map(({ operation }) => operation);
  const owners = new Map<string, string>();
  for (const tag of tags)
    for (const operation of operations.filter((other) => other.tags?.includes(tag)))
      for (const name of namesUnder(operation, schemas))
        // Rows with selected columns are read with the fields of the full row, so both belong to the same file.
        for (const owned of [name, name.replace(COLUMNS, '')])
          if (owned in schemas && !owners.has(owned)) owners.set(owned, tag);
  return owners;
}
