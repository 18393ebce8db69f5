import type { Stats } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
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

/** The figures count startups that are Later too. */
const WITH_LATER = { later: 'all' } as const;

/**
 * The three figures of the dashboard.
 * @param stats undefined while it loads; a number that the server leaves out is an en dash. Never throws.
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
