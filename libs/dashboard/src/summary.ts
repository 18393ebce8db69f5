import type { Stats } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatCount, formatFraction } from '@vaglio/ui';

/** Figure in the summary, with a link to the counted list. */
export interface SummaryFigure {
  readonly title: string;
  /** Figure as text, or null while loading. */
  readonly figure: string | null;
  readonly subtitle: string;
  /** Address of the counted list. */
  readonly to: string;
}

/** Filter that also includes snoozed startups, because the figures count them. */
const WITH_LATER = { later: 'all' } as const;

/**
 * Returns the three figures of the summary. If the server omits a number, it is an en dash. Never throws.
 * @param stats statistics; undefined while loading
 * Source: spec §2, summary block.
 */
export function toSummary(stats: Stats | undefined): readonly SummaryFigure[] {
  const count = (figure: number | undefined) => (stats === undefined ? null : formatCount(figure ?? null));
  const share = stats?.top_percent ?? null;
  return [
    {
      title: 'Total Startups',
      figure: count(stats?.total_startups),
      subtitle: 'Curated startups',
      to: routes.investments({ ...WITH_LATER, mode: 'all' }),
    },
    {
      title: share === null ? 'Top Startups' : `Top ${Math.round(share * 100)}% Startups`,
      figure: count(stats?.top_percent_all),
      subtitle: `Top percent ${formatFraction(share)}`,
      to: routes.investments({ ...WITH_LATER, top: 'percent_all' }),
    },
    {
      title: 'Potential Investments',
      figure: count(stats?.potential_investments),
      subtitle: `threshold >= ${stats?.threshold ?? EMPTY_VALUE}`,
      to: routes.investments({ ...WITH_LATER, top: 'eligible' }),
    },
  ];
}
