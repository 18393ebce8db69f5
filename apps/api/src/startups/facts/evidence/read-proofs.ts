import type { StoredEvidence } from '../../../platform/db/schema/extractions.table';
import { isRefusal } from '../../../platform/http/errors/errors';
import type { ForeignReader } from '../../../platform/threads/sandboxed-parser';
import { UnreadableText } from '../../../platform/threads/unreadable-text';
import type { ValueProofBody } from '../pending-decisions/stated-values.schemas';

/**
 * Returns the passages of an article about a value that no quote proves; undefined for a proved value, and if the
 * passages are unknown.
 */
export type ProofOf = (evidence: StoredEvidence) => ValueProofBody | undefined;

type StatedValue = { company: string; evidence: StoredEvidence };

/**
 * Searches the text of an article for values that no quote proves. The search waits for a worker thread, so no
 * transaction may be open.
 * @param article without passages if its text was removed or could not be parsed
 * @param names all companies that were extracted from the article
 */
export async function readProofs(
  reader: ForeignReader,
  { text, text_removed_at }: { text: string; text_removed_at: string | null },
  names: readonly string[],
  values: readonly StatedValue[],
): Promise<ProofOf> {
  const unproved = text_removed_at === null ? values.filter(isUnproved) : [];
  if (unproved.length === 0) return () => undefined;
  const wanted = unproved.map(({ company, evidence: { field, value, quotes } }) => ({
    ...{ company, field, value },
    quotes: quotes.map((quote) => quote.text),
  }));
  try {
    const missing = await reader.read('missingOf', text, names, wanted);
    const proofs = new Map(unproved.map(({ evidence }, at) => [evidence, missing[at]]));
    return (evidence) => {
      const found = proofs.get(evidence);
      return found && { ...found, passages: [...found.passages] };
    };
  } catch (error) {
    if (error instanceof UnreadableText || isRefusal(error)) return () => undefined;
    throw error;
  }
}

const isUnproved = ({ evidence: { field, quotes, register } }: StatedValue): boolean =>
  field !== 'company_name' && register === undefined && quotes.every(({ start }) => start === null);
