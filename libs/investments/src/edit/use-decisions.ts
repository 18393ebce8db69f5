import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useSetInvestmentFlagsMutation } from '@vaglio/startups-data';
import type { Investment } from '../list/investment';
import type { ListQuery } from '../list/list-query';
import { readFigure } from '../list/read-fields';
import { adoptAnswer, removeRow, setField } from './cached-page';
import { FLAG_FIELDS, ifMatch, leavesList, type Decision } from './decision';
import { readCurrent } from './stale-answer';
import { useCachedPage } from './use-cached-page';

/** What the page shows about the last decision. */
export type DecisionNotice =
  | { readonly kind: 'done'; readonly decision: Decision }
  | {
      readonly kind: 'left';
      readonly decision: Decision;
      /** The startup's version after it. */ readonly version: number | null;
    }
  | { readonly kind: 'failed'; readonly decision: Decision; readonly text: string }
  | { readonly kind: 'stale'; readonly decision: Decision; readonly current: Investment };

interface Turns {
  /** The startup no longer fits the list. */
  readonly onLeave: (startup: Investment) => void;
  /** It is there again, or will as soon as the list has loaded. */
  readonly onBack: (startup: Investment) => void;
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

  const save = async (decision: Decision, version: number | null) => {
    const { startup, flag, isSet } = decision;
    const { id } = startup;
    const leaves = leavesList(decision, query);
    setNotice(null);
    const takeBack = changePage((page) =>
      leaves ? removeRow(page, id) : setField(page, id, FLAG_FIELDS[flag], isSet ? 1 : 0),
    );
    if (leaves) onLeave(startup);
    const { data, error } = await setFlags({ id, ...ifMatch(version), body: { [flag]: isSet ? 1 : 0 } });
    if (!error) {
      changePage((page) => adoptAnswer(page, id, data));
      setNotice(
        leaves
          ? { kind: 'left', decision, version: readFigure(data, 'version') }
          : { kind: 'done', decision },
      );
      return true;
    }
    takeBack();
    if (leaves) onBack(startup);
    const current = readCurrent(error);
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
    saveAnyway: (decision: Decision, current: Investment): void => void save(decision, current.version),
    /** Sends the opposite of a decision that took a startup off the list. */
    undo: async ({ startup, flag, isSet }: Decision, version: number | null): Promise<void> => {
      if (await save({ startup, flag, isSet: !isSet }, version)) onBack(startup);
    },
  };
}
