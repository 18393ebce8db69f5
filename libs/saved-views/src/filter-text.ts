import { parseView, type ListQuery } from '@vaglio/startups-data';

/** Function that describes the filters, sort order and layout of a list. */
export type ListText = (query: ListQuery) => readonly string[];

/** Returns the filter texts that are added and removed when a list changes. */
export function changedTexts(
  listText: ListText,
  before: ListQuery,
  after: ListQuery,
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const [was, is] = [listText(before), listText(after)];
  return {
    added: is.filter((word) => !was.includes(word)),
    removed: was.filter((word) => !is.includes(word)),
  };
}

/** Returns the filters of a stored query in a single line. */
export function queryText(listText: ListText, text: string): string {
  return listText(parseView(text)).join(', ') || 'No filters';
}
