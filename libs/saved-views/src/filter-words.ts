import { parseView, type ListQuery } from '@vaglio/startups-data';

/** What a list says beside its startups: its filters, order and layout, in words. */
export type ListWords = (query: ListQuery) => readonly string[];

/** What a change of a list adds to its words and removes from them. */
export function wordsChanged(
  listWords: ListWords,
  before: ListQuery,
  after: ListQuery,
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const [was, is] = [listWords(before), listWords(after)];
  return {
    added: is.filter((word) => !was.includes(word)),
    removed: was.filter((word) => !is.includes(word)),
  };
}

/** The words of a stored query in one line. */
export function queryWords(listWords: ListWords, text: string): string {
  return listWords(parseView(text)).join(', ') || 'No filters';
}
