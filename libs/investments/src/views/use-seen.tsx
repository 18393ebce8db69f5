import { useState } from 'react';
import { UndoNotice } from '@vaglio/ui';
import type { useStartupList } from '../use-startup-list';
import { ALL_ACTIVE } from '../list/list-query';
import { useVisit } from './use-visit';

type Seen = Pick<ReturnType<typeof useStartupList>, 'viewing' | 'answeredAt' | 'isFetching'>;

/** Confirms the visit to the view that is listed, and marks all of it as seen, which can be taken back. */
export function useSeen({ viewing, answeredAt, isFetching }: Seen) {
  const { views, view, isAllActive } = viewing;
  const visited = view?.id ?? (isAllActive ? ALL_ACTIVE : null);
  const { mark, failure } = useVisit(
    views !== null && answeredAt !== undefined && !isFetching ? visited : null,
    answeredAt,
  );
  /** Which view was marked; null for none that can be taken back. */
  const [marked, setMarked] = useState<string | null>(null);
  return {
    /** Null where only a part of a view is listed, which is no visit. */
    mark:
      visited === null ? null : async (): Promise<void> => setMarked((await mark('seen')) ? visited : null),
    notice: (
      <UndoNotice
        done={marked !== null && marked === visited ? 'Marked as seen.' : null}
        failure={failure}
        onUndo={() => {
          setMarked(null);
          void mark('undo');
        }}
        onEnd={() => setMarked(null)}
      />
    ),
  };
}
