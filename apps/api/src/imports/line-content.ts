import { contentFields, fieldTexts, type FieldTexts } from '../startups/raw/content-hash';
import { readContent, type RawContent } from '../startups/raw/raw-content';

/** What a line stores beside the content of its row. */
type StoredBeside = {
  external_id: string | null;
  content_hash: string;
  received: Record<string, unknown>;
  search_key: string;
  name_key: string;
  website_host: string | null;
};

/**
 * The raw row that a line becomes, as JSON. Most fields of most rows are empty: they are left out. Made where the line is
 * read, so that a large file is neither copied between threads nor serialized again; put together, because an object that
 * grows field by field takes longer than the text.
 * @param texts the fields of the content, where they are made already
 */
export function contentText(
  content: RawContent,
  beside: StoredBeside,
  texts: FieldTexts = fieldTexts(content),
): string {
  // Joined at the end: a text that grows is kept in pieces, and the garbage collector moves each of them.
  const members = [`"awards":${listText(content.awards)}`, `"articles":${listText(content.articles)}`];
  contentFields().forEach((field, index) => {
    const text = texts[index] ?? EMPTY_TEXT;
    if (text !== EMPTY_TEXT && (text !== '0' || field === 'raised_money')) members.push(`"${field}":${text}`);
  });
  for (const field of BESIDE)
    if (beside[field] !== null) members.push(`"${field}":${JSON.stringify(beside[field])}`);
  return ['{', members.join(','), '}'].join('');
}

const EMPTY_TEXT = 'null';
const EMPTY = readContent({ company_name: '-' });
const BESIDE: readonly (keyof StoredBeside)[] = [
  'external_id',
  'content_hash',
  'received',
  'search_key',
  'name_key',
  'website_host',
];

const listText = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));

/** The content of a row from {@link contentText}. */
export function readContentText(text: string): RawContent {
  const { external_id, content_hash, received, search_key, name_key, website_host, ...content } =
    readStored(text);
  return { ...EMPTY, ...content };
}

function readStored(text: string): Partial<StoredBeside> & RawContent {
  return JSON.parse(text);
}
