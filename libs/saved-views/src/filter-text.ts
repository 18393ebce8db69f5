import { parseView, type ListQuery } from '@vaglio/startups-data';

/** What a list says beside its startups: its filters, order and layout, in words. */
export type ListText = (query: ListQuery) => readonly string[];

/** What a change of a list adds to its words and removes from them. */
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

/** The words of a stored query in one line. */
export function queryText(listText: ListText, text: string): string {
  return listText(parseView(text)).join(', ') || 'No filters';
}
