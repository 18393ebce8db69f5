import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/foreign-reader';
import { flatMapInTurns } from '../../platform/util/others-turn';
import { NO_COUNTS } from '../import-counts';
import type { ImportCounts, UnknownValue } from '../../platform/db/schema/imports.table';
import { judgeLine } from './judge-line';
import { judgedOf, linesSeen, type JudgedLine } from './judged-line';
import { readKnown } from './known-rows';
import { numberRows, type NumberedLine } from '../commit/number-rows';
import type { LinesOrder, ReadLine } from '../upload/read-lines';

const MAX_UNKNOWN = 200;

export type LineCheck = ReturnType<typeof lineCheck>;

/**
 * Finds out what the lines of a file would do, portion by portion in their order: each gets its outcome, differences and
 * what keeps it from being imported.
 * @param now ISO 8601
 */
export function lineCheck(
  { db, reader }: { db: Db; reader: ForeignReader },
  order: Omit<LinesOrder, 'lines'>,
  now: string,
) {
  const seen = linesSeen();
  const counts = { ...NO_COUNTS };
  const unknown = new Map<string, UnknownValue>();
  return {
    /** The next portion may be read while the one before is judged. @throws UnreadableText */
    read: async (lines: LinesOrder['lines']): Promise<ReadLine[]> =>
      lines.length === 0 ? [] : reader.read('readImportLines', { ...order, lines }),
    judge: async (lines: readonly ReadLine[]): Promise<NumberedLine[]> => {
      const known = await readKnown(
        db,
        lines.flatMap(({ row }) => row ?? []),
      );
      const judged = await flatMapInTurns(lines, (line) => [
        judgedOf(line, seen, (row) => judgeLine(row, known, now)),
      ]);
      for (const line of judged) count(counts, line);
      for (const line of lines) for (const value of line.unknown) note(unknown, value);
      return numberRows(db, judged);
    },
    /** What was found in all portions so far. */
    found: () => ({
      counts,
      unknown_values: [...unknown.values()].sort((a, b) => b.lines - a.lines),
      checked_at: now,
    }),
  };
}

function count(counts: ImportCounts, { outcome, found_by, changes, prevented }: JudgedLine): void {
  counts[outcome] += 1;
  if (outcome === 'update' && found_by !== null) counts[`by_${found_by}`] += 1;
  counts.fields += changes.length;
  counts.prevented += prevented.length;
}

function note(unknown: Map<string, UnknownValue>, { field, text }: ReadLine['unknown'][number]): void {
  const key = `${field} ${text}`;
  const held = unknown.get(key);
  if (held) held.lines += 1;
  else if (unknown.size < MAX_UNKNOWN) unknown.set(key, { field, text, lines: 1 });
}
