import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import type { FetchPage } from './fetch-page';
import type { SourceKind } from '../../platform/db/schema/source-kind';

export type SourceDeps = {
  fetchPage: FetchPage;
  reader: Pick<ForeignReader, 'read'>;
  /** Value of the User-Agent header. */
  userAgent: string;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
};

/** Address and kind of a source, with the pattern of its article links. */
export type SourceAddress = { url: string; kind: SourceKind; link_pattern: string | null };
