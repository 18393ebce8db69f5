import { errorText } from '@vaglio/api-client';
import type { Startup } from '@vaglio/contract';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { useListNotificationsQuery } from '../endpoints.gen';

/** Startups and mentions that a list shows; the rest is behind its link. */
const SHOWN = 10;

/** What waits in Review, and where. */
export interface ReviewWork {
  readonly count: number;
  readonly to: string;
}

/** One kind of work of the person: how much there is, and the list that has all of it. */
export interface WorkFigure {
  readonly label: string;
  /** Null while it is not known. */
  readonly count: number | null;
  readonly to: string;
}

/** One list of startups of the person. */
export interface WorkList extends WorkFigure {
  readonly items: readonly Startup[];
  /** What it means that there is none. */
  readonly empty: string;
}

/** Startups on which the person works, all of them or those with a step that is due. */
function useAssigned(label: string, empty: string, step?: 'due' | 'overdue') {
  const list = { assignee: 'me', ...(step && { step }) } as const;
  const { currentData, error, isFetching, refetch } = useListInvestmentsQuery({
    ...list,
    mode: 'active',
    sort: 'score',
    dir: 'desc',
    page: 1,
    pageSize: SHOWN,
    withAwards: 0,
    withArticles: 0,
  });
  const page = error ? undefined : currentData;
  const to = routes.investments({ ...list, later: 'all' });
  return {
    list: { label, empty, to, count: page?.total ?? null, items: page?.items ?? [] } satisfies WorkList,
    failure: error ? errorText(error, 'Failed to load') : null,
    isFetching,
    retry: () => void refetch(),
  };
}

/** The work of the signed-in person, as the ranked list, the inbox and Review have it. */
export function useMyWork() {
  const overdue = useAssigned('Overdue', 'No step is overdue.', 'overdue');
  const due = useAssigned('Due today', 'No step is due today.', 'due');
  const assigned = useAssigned('Assigned to me', 'No startup is assigned to you.');
  const mentions = useListNotificationsQuery({ filter: 'mentions', limit: SHOWN });
  const read = mentions.error ? undefined : mentions.currentData;
  const loads = [overdue, due, assigned];
  return {
    lists: loads.map(({ list }) => list),
    mentions: {
      label: 'Unread mentions',
      count: read?.unread_mentions ?? null,
      items: (read?.items ?? []).filter(({ read_at }) => read_at === null),
    },
    failure: loads.find(({ failure }) => failure !== null)?.failure ?? null,
    isFetching: loads.some(({ isFetching }) => isFetching),
    retry: () => loads.forEach(({ retry }) => retry()),
    /** False on a server without assignees and an inbox. */
    isOffered: mentions.error === undefined,
  };
}
