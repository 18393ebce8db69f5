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

/** Content of a row that holds a name only. */
const EMPTY: Readonly<Record<string, unknown>> = readContent({ company_name: '-' });

/**
 * The raw row that a line becomes, as JSON without its empty fields, which most rows have many of: null, and flags that
 * are not set.
 */
export function contentText(content: RawContent, beside: StoredBeside): string {
  const isEmpty = (field: string, value: unknown) => value === null || (value === 0 && EMPTY[field] === 0);
  const fields = Object.entries({ ...content, ...beside }).filter(([field, value]) => !isEmpty(field, value));
  return JSON.stringify(Object.fromEntries(fields));
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
