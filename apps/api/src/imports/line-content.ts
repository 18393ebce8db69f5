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
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(content)) if (!isEmpty(field, value)) kept[field] = value;
  for (const [field, value] of Object.entries(beside)) if (!isEmpty(field, value)) kept[field] = value;
  return JSON.stringify(kept);
}

const isEmpty = (field: string, value: unknown): boolean =>
  value === null || (value === 0 && field !== 'raised_money');

/** The content of a row from {@link contentText}. */
export function readContentText(text: string): RawContent {
  const { external_id, content_hash, received, search_key, name_key, website_host, ...content } =
    readStored(text);
  return { ...EMPTY, ...content };
}

const EMPTY = readContent({ company_name: '-' });

function readStored(text: string): Partial<StoredBeside> & RawContent {
  return JSON.parse(text);
}
