import { shownDecimalMark } from '@vaglio/startups-domain';

/** Collects the decimal marks that the cells of each column show. @param width columns of the header */
export function decimalMarks(width: number) {
  const counts = Array.from({ length: width }, () => ({ '.': 0, ',': 0 }));
  return {
    /** @param cells of the next row */
    add: (cells: readonly string[]): void => {
      counts.forEach((count, column) => {
        const mark = shownDecimalMark(cells[column] ?? '');
        if (mark) count[mark] += 1;
      });
    },
    /** The only mark of each column; null where there is none, or both. */
    shown: (): ('.' | ',' | null)[] =>
      counts.map((count) => {
        if (count['.'] > 0) return count[','] > 0 ? null : '.';
        return count[','] > 0 ? ',' : null;
      }),
  };
}
