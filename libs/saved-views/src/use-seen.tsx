import { useState } from 'react';
import { UndoNotice } from '@vaglio/ui';
import { ALL_ACTIVE } from '@vaglio/startups-data';
import type { useViewPage } from './use-view-page';
import { useVisit } from './use-visit';

interface ListedView {
  readonly viewing: Pick<ReturnType<typeof useViewPage>, 'views' | 'view' | 'isAllActive'>;
  /** When the server answered the list, in ms; undefined before. */
  readonly answeredAt: number | undefined;
  readonly isFetching: boolean;
}

/** Confirms the visit to the view that is listed, and marks all of it as seen, which can be taken back. */
export function useSeen({ viewing, answeredAt, isFetching }: ListedView) {
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
