import type { Actor } from '../../../audit/audit-event';
import type { Db } from '../../../platform/db/open-database';
import { changeGoldenSet, putGolden } from './change-golden-set';
import type { GoldenImportBody, GoldenImportResultBody } from './golden.schemas';
import { readGoldenLine } from './read-golden-line';

/**
 * Adds the articles of some lines of a file, as one transaction; a line that cannot be used is reported and the others
 * are stored. A text that is in the set already gets the values of the file.
 * @throws 409 when the set would be too large
 */
export async function importGolden(
  db: Db,
  { first_line = 1, lines }: GoldenImportBody,
  actor: Actor,
): Promise<GoldenImportResultBody> {
  const counts = { added: 0, updated: 0, unchanged: 0 };
  const errors: GoldenImportResultBody['errors'] = [];
  await changeGoldenSet(db, async (tx) => {
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const record = readGoldenLine(line);
      if ('error' in record) {
        errors.push({ line: first_line + index, error: record.error });
        continue;
      }
      const { outcome } = await putGolden(tx, actor, { ...record, article_id: null, origin: 'import' });
      counts[outcome] += 1;
    }
  });
  return { ...counts, errors };
}
