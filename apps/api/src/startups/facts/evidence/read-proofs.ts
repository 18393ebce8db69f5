import { unprovedReader } from '@vaglio/article-extractor';
import type { StoredEvidence } from '../../../platform/db/schema/extractions.table';
import type { ValueProofBody } from '../pending-decisions/stated-values.schemas';

/** What an article has of a value that no quote proves; undefined for a proved one, and where nobody can say. */
export type ProofOf = (company: string, evidence: StoredEvidence) => ValueProofBody | undefined;

/**
 * Looks up values without a proving quote in the text of their article.
 * @param article one whose text was removed says nothing
 * @param names of all companies that were read from it
 */
export function readProofs(
  { text, text_removed_at }: { text: string; text_removed_at: string | null },
  names: readonly string[],
): ProofOf {
  if (text_removed_at !== null) return () => undefined;
  let reader: ReturnType<typeof unprovedReader> | undefined;
  return (company, { field, value, quotes, register }) => {
    const isJudgedByItself = field === 'company_name' || register !== undefined;
    if (isJudgedByItself || quotes.some(({ start }) => start !== null)) return undefined;
    // Prepared for the first value: of most articles everything is proved.
    reader ??= unprovedReader(text, names);
    const { passages, ...proof } = reader({
      company,
      field,
      value,
      quotes: quotes.map((quote) => quote.text),
    });
    return { ...proof, passages: [...passages] };
  };
}
