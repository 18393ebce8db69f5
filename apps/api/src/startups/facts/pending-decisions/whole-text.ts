import { isManual } from '../../curation/source-precedence';
import type { FieldOrigin } from '../../../platform/db/schema/startups.table';

/** When a person last wrote all investors as one text; null where nobody did. */
export function lastFullEditAt(origin: FieldOrigin | undefined): string | null {
  if (origin === undefined || !isManual(origin)) return null;
  if (origin.whole_at !== undefined) return origin.whole_at;
  return origin.confirmed ? null : origin.at;
}
