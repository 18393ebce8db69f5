import { BUILT_IN_MODEL, type Extractor } from '@vaglio/article-extractor';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';

/** Creates an extractor that runs the built-in extractor in a thread, because a hostile article may take long. */
export function threadedExtractor(reader: Pick<ForeignReader, 'read'>): Extractor {
  return {
    model: BUILT_IN_MODEL,
    extract: async (article, awards, signal) => {
      signal?.throwIfAborted();
      return {
        ...(await reader.read('startupsIn', article, awards)),
        usage: { input_tokens: 0, output_tokens: 0 },
      };
    },
  };
}
