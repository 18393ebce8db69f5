import type { ForeignReader } from '../foreign-text/foreign-reader';
import type { nextTurn, NextTurn } from './conversation';
import { paidReading } from './paid-reading';

/** {@link nextTurn}, decided in a thread: an answer may be written so that it takes long to read. */
export const turnAfter = (
  reader: Pick<ForeignReader, 'read'>,
  ...turn: Parameters<typeof nextTurn>
): Promise<NextTurn> => paidReading(() => reader.read('nextTurn', ...turn));
