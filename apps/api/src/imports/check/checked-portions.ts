import type { Db } from '../../platform/db/open-database';
import type { Held } from '../../platform/jobs/lease';
import type { ImportRecord } from '../../platform/db/schema/imports.table';
import type { LineCheck } from './line-check';
import type { LinesOrder } from '../upload/read-lines';
import { storeLines, UNCHECKED } from '../upload/store-lines';

/** Takes the lines of a file in portions. */
export type Portions = {
  /** Resolves when the next portion may come. @throws what an earlier portion met */
  add: (lines: LinesOrder['lines']) => Promise<void>;
  /** Resolves when all are stored. @throws what one of them met */
  end: () => Promise<void>;
};

type Place = Pick<ImportRecord, 'id' | 'state'>;

/**
 * Checks and stores portions in their order. A portion is read by a thread while the one before is compared, and the one
 * before that is stored; no more than these are in memory.
 */
export function checkedPortions(db: Db, record: Place, held: Held, check: LineCheck): Portions {
  let [judging, storing] = [Promise.resolve(), Promise.resolve()];
  let done = 0;
  const judge = async (lines: LinesOrder['lines'], reading: ReturnType<LineCheck['read']>) => {
    const judged = await check.judge(await reading);
    const cells = new Map(lines.map((line) => [line.line, line.cells]));
    await storing;
    done += judged.length;
    const checked = judged.map((line) => ({ ...line, cells: cells.get(line.line) ?? '[]' }));
    storing = storeLines(db, record, held, checked, done);
    storing.catch(() => undefined); // awaited later
  };
  return {
    add: async (lines) => {
      const reading = check.read(lines);
      reading.catch(() => undefined); // awaited later
      await judging;
      judging = judge(lines, reading);
      judging.catch(() => undefined); // awaited later
    },
    end: async () => {
      await judging;
      await storing;
    },
  };
}

/** Stores portions without a check. */
export function uncheckedPortions(db: Db, record: Place, held: Held): Portions {
  let done = 0;
  return {
    add: async (lines) => {
      done += lines.length;
      const unchecked = lines.map((line) => ({ ...UNCHECKED, ...line }));
      await storeLines(db, record, held, unchecked, done);
    },
    end: () => Promise.resolve(),
  };
}
