import { EMPTY_VALUE, formatCount, formatFraction } from '@vaglio/ui';

/** One figure of the summary block, with the list that it counts. */
export interface SummaryFigure {
  readonly title: string;
  /** Null while it loads. */
  readonly figure: string | null;
  readonly subtitle: string;
  /** Address of the list that the figure counts. */
  readonly to: string;
}

const LIST = '/potential-investiments';

/**
 * The three figures of the dashboard.
 * @param stats the answer of GET /auth/investments/stats, undefined while it loads; numbers may come as texts.
 *   A missing or unreadable number is an en dash. Never throws.
 * Source: spec §2, summary block.
 */
export function toSummary(stats: unknown): readonly SummaryFigure[] {
  const count = (name: string) => (stats === undefined ? null : formatCount(readNumber(stats, name)));
  const share = readNumber(stats, 'top_percent');
  return [
    {
      title: 'Total Startups',
      figure: count('total_startups'),
      subtitle: 'Curated startups',
      to: `${LIST}?mode=all`,
    },
    {
      title: share === null ? 'Top Startups' : `Top ${Math.round(share * 100)}% Startups`,
      figure: count('top_percent_all'),
      subtitle: `Top percent ${formatFraction(share)}`,
      to: `${LIST}?top=percent_all`,
    },
    {
      title: 'Potential Investments',
      figure: count('potential_investments'),
      subtitle: `threshold >= ${readNumber(stats, 'threshold') ?? EMPTY_VALUE}`,
      to: `${LIST}?top=eligible`,
    },
  ];
}

/** A number of an answer, also from a text; null for anything else. Never throws. */
export function readNumber(stats: unknown, name: string): number | null {
  const value: unknown = typeof stats === 'object' && stats !== null ? Reflect.get(stats, name) : null;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
