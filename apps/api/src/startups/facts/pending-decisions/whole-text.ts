import { isManual } from '../../curation/source-precedence';
import type { FieldOrigin } from '../../../platform/db/schema/startups.table';

/** Returns the time at which a person last wrote the complete text of investors; null if no person did. */
export function lastFullEditAt(origin: FieldOrigin | undefined): string | null {
  if (origin === undefined || !isManual(origin)) return null;
  if (origin.whole_at !== undefined) return origin.whole_at;
  return origin.confirmed ? null : origin.at;
}
