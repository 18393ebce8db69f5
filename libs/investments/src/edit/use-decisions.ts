import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { currentStartup, useSetInvestmentFlagsMutation, type Startup } from '@vaglio/startups-data';
import type { ListQuery } from '../list/list-query';
import { adoptAnswer, removeRow, setFlag } from './cached-page';
import { FLAG_FIELDS, ifMatch, leavesList, type Decision } from './decision';
import { useCachedPage } from './use-cached-page';

/** What the page shows about the last decision. */
export type DecisionNotice =
  | { readonly kind: 'done'; readonly decision: Decision }
  | {
      readonly kind: 'left';
      readonly decision: Decision;
      /** The startup's version after it; none from a server that does not count changes. */
      readonly version: number | undefined;
    }
  | { readonly kind: 'failed'; readonly decision: Decision; readonly text: string }
  | { readonly kind: 'stale'; readonly decision: Decision; readonly current: Startup };

interface Turns {
  /** The startup no longer fits the list. */
  readonly onLeave: (startup: Startup) => void;
  /** It is there again, or will as soon as the list has loaded. */
  readonly onBack: (startup: Startup) => void;
}

/**
 * Marks, rejections and their undoing: shown at once, taken back when the server refuses.
 * @param query the list in which they are made
 * Source: spec §4, startup flags; product decision 10.7.
 */
export function useDecisions(query: ListQuery, { onLeave, onBack }: Turns) {
  const [setFlags, { isLoading }] = useSetInvestmentFlagsMutation();
  const changePage = useCachedPage(query);
  const [notice, setNotice] = useState<DecisionNotice | null>(null);

  const save = async (decision: Decision, version: number | undefined) => {
    const { startup, flag, isSet } = decision;
    const { id } = startup;
    const leaves = leavesList(decision, query);
    setNotice(null);
    const takeBack = changePage((page) =>
      leaves ? removeRow(page, id) : setFlag(page, id, FLAG_FIELDS[flag], isSet ? 1 : 0),
    );
    if (leaves) onLeave(startup);
    const { data, error } = await setFlags({ id, ...ifMatch(version), body: { [flag]: isSet ? 1 : 0 } });
    if (!error) {
      changePage((page) => adoptAnswer(page, id, data ?? null));
      setNotice(leaves ? { kind: 'left', decision, version: data?.version } : { kind: 'done', decision });
      return true;
    }
    takeBack();
    if (leaves) onBack(startup);
    const current = currentStartup(error);
    setNotice(
      current
        ? { kind: 'stale', decision, current }
        : { kind: 'failed', decision, text: errorText(error, 'Update failed') },
    );
    return false;
  };

  return {
    isSaving: isLoading,
    notice,
    dismiss: () => setNotice(null),
    decide: (decision: Decision): void => void save(decision, decision.startup.version),
    /** Decides again after somebody was faster. */
    saveAnyway: (decision: Decision, current: Startup): void => void save(decision, current.version),
    /** Sends the opposite of a decision that took a startup off the list. */
    undo: async ({ startup, flag, isSet }: Decision, version: number | undefined): Promise<void> => {
      if (await save({ startup, flag, isSet: !isSet }, version)) onBack(startup);
    },
  };
}
