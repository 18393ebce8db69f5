import { SaxesParser } from 'saxes';

type Entry = { key: string; bytes: number };

/** Page of a bucket listing. */
export type Listing = {
  entries: Entry[];
  /** Token for requesting the next page. */ next: string | undefined;
};

/**
 * Parses a ListBucketResult response of S3.
 * @throws Error with a message for users when the response is invalid
 */
export function readListing(xml: string): Listing {
  const values = textsOf(xml);
  if (!values?.some(({ path }) => path === 'ListBucketResult'))
    throw new Error('The store answered no list of a bucket.');
  const entries: Entry[] = [];
  let entry: Entry = { key: '', bytes: 0 };
  for (const { path, text } of values) {
    if (path === 'ListBucketResult/Contents/Key') entry.key = text;
    if (path === 'ListBucketResult/Contents/Size') entry.bytes = Number(text);
    if (path !== 'ListBucketResult/Contents') continue;
    entries.push(entry);
    entry = { key: '', bytes: 0 };
  }
  const find = (name: string) => values.find(({ path }) => path === `ListBucketResult/${name}`)?.text;
  return { entries, next: find('IsTruncated') === 'true' ? find('NextContinuationToken') : undefined };
}

/**
 * Parses the id of a multipart upload.
 * @throws Error with a message for users when the id is missing
 */
export function readUploadId(xml: string): string {
  const id = textsOf(xml)?.find(({ path }) => path === 'InitiateMultipartUploadResult/UploadId')?.text;
  if (!id) throw new Error('The store began no upload in parts.');
  return id;
}

/** Returns the reason that the S3 store gives for an error; 'no reason given' without one. */
export function readRefusal(xml: string): string {
  const values = textsOf(xml) ?? [];
  const find = (name: string) => values.find(({ path }) => path === `Error/${name}`)?.text.slice(0, 300);
  return [find('Code'), find('Message')].filter(Boolean).join(', ') || 'no reason given';
}

/**
 * Returns the text of each XML element with its path, in the order of the closing tags. Returns undefined for invalid
 * XML.
 */
function textsOf(xml: string): { path: string; text: string }[] | undefined {
  const parser = new SaxesParser();
  const names: string[] = [];
  const texts: { path: string; text: string }[] = [];
  let text = '';
  parser.on('opentag', ({ name }) => {
    names.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    texts.push({ path: names.join('/'), text });
    names.pop();
    text = '';
  });
  try {
    parser.write(xml).close();
  } catch {
    return undefined;
  }
  return texts;
}
