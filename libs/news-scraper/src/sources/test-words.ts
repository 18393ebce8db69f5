import type { SourceTest } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';

/** How many articles a source lists, and how many of them are new: '12 articles, 3 new'. */
export function testWords({ items, new_items }: Pick<SourceTest, 'items' | 'new_items'>): string {
  const listed = items === 1 ? '1 article' : `${formatCount(items)} articles`;
  return items === 0
    ? 'The feed lists no articles.'
    : `${listed}, ${new_items === 0 ? 'none' : formatCount(new_items)} new`;
}

/** What came of a page that a test read: '“Kora raises” was read: 2’400 characters.' */
export function pageWords({ title, characters, message }: NonNullable<SourceTest['pages']>[number]): string {
  const name = `“${title || 'Without a title'}”`;
  return message === null
    ? `${name} was read: ${formatCount(characters)} characters.`
    : `${name} was not read: ${message}`;
}
