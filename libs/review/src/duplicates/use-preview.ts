import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { MergeChoices } from '@vaglio/contract';
import { usePreviewMergeQuery } from '../hooks.gen';

const NONE: MergeChoices = {};

/** Returns the preview of merging a pair with the user's choices. The choices apply only to this pair. */
export function usePreview(pairId: string | null) {
  const [chosen, setChosen] = useState<{ readonly pairId: string | null; readonly choices: MergeChoices }>({
    pairId,
    choices: NONE,
  });
  const choices = chosen.pairId === pairId ? chosen.choices : NONE;
  const { data, error, isFetching, refetch } = usePreviewMergeQuery(
    pairId === null ? skipToken : { id: pairId, mergeChoices: choices },
    { refetchOnMountOrArgChange: true },
  );
  // While a new preview is loading, the previous preview of the same pair remains visible.
  const preview = data?.pair.id === pairId ? data : null;
  return {
    preview: error ? null : preview,
    choices,
    choose: (next: MergeChoices) => setChosen({ pairId, choices: next }),
    isFetching,
    failure: error ? errorText(error, 'Failed to load the comparison') : null,
    retry: () => void refetch(),
  };
}
