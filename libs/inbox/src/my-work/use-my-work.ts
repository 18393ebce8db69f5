import { useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { Startup } from '@vaglio/contract';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { useListNotificationsQuery } from '../endpoints.gen';

/** Number of startups and mentions that a list shows initially. */
const SHOWN = 10;

/** Maximum number of mentions per request. */
const MAX_MENTIONS = 100;

/** Number of pending reviews, with a link to the reviews. */
export interface ReviewWork {
  readonly count: number;
  readonly to: string;
}

/** Number of tasks of a kind, with a link to the list of these tasks. */
export interface WorkFigure {
  readonly label: string;
  /** Number of tasks, or null while it is unknown. */
  readonly count: number | null;
  readonly to: string;
}

/** List of startups that are assigned to the user. */
export interface WorkList extends WorkFigure {
  readonly items: readonly Startup[];
  /** True if the list contains all assigned startups. Otherwise it contains only startups whose step is due. */
  readonly isAll: boolean;
  /** Message that is displayed if the list is empty. */
  readonly empty: string;
}

/**
 * Loads the startups that are assigned to the user.
 * @param step limits the list to startups whose step is due or overdue
 */
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
    list: {
      ...{ label, empty, to, count: page?.total ?? null, items: page?.items ?? [] },
      isAll: step === undefined,
    } satisfies WorkList,
    failure: error ? errorText(error, 'Failed to load') : null,
    isFetching,
    retry: () => void refetch(),
  };
}

/** Returns the signed-in user's tasks from the ranked list, the inbox and Review. */
export function useMyWork() {
  const overdue = useAssigned('Overdue', 'No step is overdue.', 'overdue');
  const due = useAssigned('Due today', 'No step is due today.', 'due');
  const assigned = useAssigned('Assigned to me', 'No startup is assigned to you.');
  const [limit, setLimit] = useState(SHOWN);
  const mentions = useListNotificationsQuery({ filter: 'unread_mentions', limit });
  // The first mentions remain visible while further mentions load.
  const read = mentions.error ? undefined : mentions.data;
  const isMoreLoading = mentions.isFetching && limit > SHOWN && mentions.currentData === undefined;
  const isOffered = useIsSupported('listNotifications') !== false;
  const unread = {
    list: { label: 'Unread mentions', count: read?.total ?? null, items: read?.items ?? [] },
    failure: mentions.error && isOffered ? errorText(mentions.error, 'Failed to load') : null,
    isFetching: mentions.isFetching,
    retry: () => void mentions.refetch(),
  };
  const loads = [overdue, due, assigned, unread];
  const failed = loads.filter(({ failure }) => failure !== null);
  return {
    /** Lists of assigned startups that were loaded successfully. */
    lists: [overdue, due, assigned].filter(({ failure }) => failure === null).map(({ list }) => list),
    /** Unread mentions, or null if loading failed. */
    mentions: unread.failure === null ? unread.list : null,
    /** True if there are further mentions, or while they load. */
    hasMoreMentions:
      isMoreLoading || (limit < MAX_MENTIONS && (read?.total ?? 0) > (read?.items.length ?? 0)),
    isMoreLoading,
    /** Loads further mentions. */
    moreMentions: () => setLimit(MAX_MENTIONS),
    failure: failed[0]?.failure ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    /** Loads the lists again that failed. */
    retry: () => failed.forEach(({ retry }) => retry()),
    /** True when every list has loaded or failed, so that the heights no longer change. */
    isSettled: loads.every(({ failure, list: { count } }) => failure !== null || count !== null),
    /** False if the server supports neither assignees nor an inbox. */
    isOffered,
  };
}
