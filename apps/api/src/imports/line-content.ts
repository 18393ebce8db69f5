import { readContent, type RawContent } from '../startups/raw/raw-content';

/** Values of a raw row that are stored with its content. */
type StoredBeside = {
  external_id: string | null;
  content_hash: string;
  received: Record<string, unknown>;
  search_key: string;
  name_key: string;
  website_host: string | null;
};

/** Content of a raw row that has only a name. */
const EMPTY: Readonly<Record<string, unknown>> = readContent({ company_name: '-' });

/**
 * Returns the raw row of a line as JSON. Empty fields (null, and flags that are not set) are omitted, because most rows
 * have many of them.
 */
export function contentText(content: RawContent, beside: StoredBeside): string {
  const isEmpty = (field: string, value: unknown) => value === null || (value === 0 && EMPTY[field] === 0);
  const fields = Object.entries({ ...content, ...beside }).filter(([field, value]) => !isEmpty(field, value));
  return JSON.stringify(Object.fromEntries(fields));
}

/** Returns the content of a raw row from the text of {@link contentText}. */
export function readContentText(text: string): RawContent {
  const { external_id, content_hash, received, search_key, name_key, website_host, ...content } =
    readStored(text);
  return { ...EMPTY, ...content };
}

function readStored(text: string): Partial<StoredBeside> & RawContent {
  return JSON.parse(text);
}
