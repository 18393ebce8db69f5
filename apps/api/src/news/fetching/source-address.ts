import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import type { FetchPage } from './fetch-page';
import type { SourceKind } from '../../platform/db/schema/source-kind';

export type SourceDeps = {
  fetchPage: FetchPage;
  reader: Pick<ForeignReader, 'read'>;
  /** Names the product to the sites. */
  userAgent: string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Where to read and how. */
export type SourceAddress = { url: string; kind: SourceKind; link_pattern: string | null };
