import type { Reason } from '../../platform/db/schema/duplicates.table';

/** Joins the reasons of a pair as text, such as 'Same website, name 0.94, same canton'; '' if there are none. */
export function describeReasons(reasons: readonly Reason[]): string {
  const text = reasons.map((reason) => reason.text).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
