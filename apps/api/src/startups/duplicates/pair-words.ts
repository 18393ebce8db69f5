import type { Reason } from '../../platform/db/schema/duplicates.table';

/** The reasons of a pair as one text: 'Same website, name 0.94, same canton'; '' for none. */
export function becauseOf(reasons: readonly Reason[]): string {
  const text = reasons.map((reason) => reason.text).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
