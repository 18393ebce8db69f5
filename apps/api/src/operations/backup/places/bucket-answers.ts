import { SaxesParser } from 'saxes';

type Entry = { key: string; bytes: number };

/** One page of a bucket's list. */
export type Listing = {
  entries: Entry[];
  /** With which the next page is asked for. */ next: string | undefined;
};

/**
 * Reads a ListBucketResult of S3. @throws Error in words when it is none
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

/** Reads the id of an upload in parts. @throws Error in words when the answer has none */
export function readUploadId(xml: string): string {
  const id = textsOf(xml)?.find(({ path }) => path === 'InitiateMultipartUploadResult/UploadId')?.text;
  if (!id) throw new Error('The store began no upload in parts.');
  return id;
}

/** Why a store refuses, in its own words; 'no reason given' when it says none. */
export function readRefusal(xml: string): string {
  const values = textsOf(xml) ?? [];
  const find = (name: string) => values.find(({ path }) => path === `Error/${name}`)?.text.slice(0, 300);
  return [find('Code'), find('Message')].filter(Boolean).join(', ') || 'no reason given';
}

/** The texts of the elements of an XML document, with the names that lead to them, each when it ends; undefined when it is none. */
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
