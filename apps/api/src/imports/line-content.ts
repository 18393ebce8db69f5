import { readContent, type RawContent } from '../startups/raw-content';

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
 * read, so that a large file is neither copied between threads nor serialized again.
 */
export function contentText(content: RawContent, beside: StoredBeside): string {
  return `{${[...membersOf(content, FIELDS), ...membersOf(beside, BESIDE)].join(',')}}`;
}

const EMPTY = readContent({ company_name: '-' });
const FIELDS = Object.keys(EMPTY);
const BESIDE: readonly (keyof StoredBeside)[] = [
  'external_id',
  'content_hash',
  'received',
  'search_key',
  'name_key',
  'website_host',
];

/** Put together: an object that grows field by field takes longer than the text. */
function membersOf(values: Readonly<Record<string, unknown>>, fields: readonly string[]): string[] {
  const members: string[] = [];
  for (const field of fields) {
    const value = values[field];
    if (value !== null && (value !== 0 || field === 'raised_money'))
      members.push(`"${field}":${JSON.stringify(value)}`);
  }
  return members;
}

/** The content of a row from {@link contentText}. */
export function readContentText(text: string): RawContent {
  const { external_id, content_hash, received, search_key, name_key, website_host, ...content } =
    readStored(text);
  return { ...EMPTY, ...content };
}

function readStored(text: string): Partial<StoredBeside> & RawContent {
  return JSON.parse(text);
}
