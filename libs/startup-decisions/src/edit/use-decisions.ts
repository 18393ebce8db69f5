import { useState } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import type { Startup } from '@vaglio/contract';
import {
  currentStartup,
  useDecideMutation,
  useSetInvestmentFlagsMutation,
  useUndoDecisionMutation,
  type ListQuery,
} from '@vaglio/startups-data';
import { formatDate } from '@vaglio/ui';
import { adoptAnswer, removeRow, setFlag } from './cached-page';
import { FLAG_FIELDS, KIND_OF_FLAG, leavesList, type Decision } from './decision';
import type { DecisionNotice, SaidReason } from './decision-notice';
import { useCachedPage } from './use-cached-page';

const UNSAID: SaidReason = { reasonId: '', reason: null, details: '' };

interface Turns {
  /** The startup no longer fits the list. */
  readonly onLeave: (startup: Startup) => void;
  /** It is there again, or will as soon as the list has loaded. */
  readonly onBack: (startup: Startup) => void;
  /** Undo is offered for a mark, too, whose startup stays where it is. */
  readonly undoesMarks?: boolean;
}

/**
 * Marks, rejections and their undoing: shown at once, taken back when the server refuses.
 * @param query the list in which they are made
 * Source: spec §4, startup flags; product decision 10.7.
 */
export function useDecisions(query: ListQuery, { onLeave, onBack, undoesMarks = false }: Turns) {
  const [setFlags, { isLoading }] = useSetInvestmentFlagsMutation();
  const [sendDecision, { isLoading: isDeciding }] = useDecideMutation();
  const [sendUndo, { isLoading: isUndoing }] = useUndoDecisionMutation();
  const changePage = useCachedPage(query);
  const origin = query.layout === 'board' ? 'board' : 'details';
  const [notice, setNotice] = useState<DecisionNotice | null>(null);

  const save = async (decision: Decision, version: number | undefined, isUndo = false) => {
    const { startup, flag, isSet } = decision;
    if (flag === 'later') return (await decideWith(decision, UNSAID, true)) === null;
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
      const stays = {
        kind: 'done' as const,
        decision,
        ...(undoesMarks && !isUndo && { version: data?.version }),
      };
      setNotice(leaves ? { kind: 'left', decision, version: data?.version } : stays);
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

  /**
   * Decides by the call that keeps reasons, and shows it when it is done.
   * @param isNotified whether a refusal is a notice of the page
   * @returns why it was refused; null when it is done
   */
  const decideWith = async (decision: Decision, said: SaidReason, isNotified: boolean) => {
    const { startup, flag, isSet } = decision;
    const { reasonId, reason, details, later, isAddition = false } = said;
    const { data, error } = await sendDecision({
      id: startup.id,
      ...(!isAddition && ifMatch(startup.version)),
      newDecision: {
        kind: KIND_OF_FLAG[flag],
        to: isSet ? 1 : 0,
        origin,
        ...(later && { until: later.until, earlier: later.isEarly }),
        ...(reasonId !== '' && { reason_id: reasonId }),
        ...(details.trim() !== '' && { details: details.trim() }),
      },
    });
    if (error) {
      const current = currentStartup(error);
      const text = errorText(error, 'Update failed');
      if (isNotified)
        setNotice(current ? { kind: 'stale', decision, current } : { kind: 'failed', decision, text });
      return { text, current };
    }
    // With another date it stays where it was seen.
    const isOtherDate = flag === 'later' && isSet && startup.later_until !== undefined;
    const leaves = !isOtherDate && leavesList(decision, query);
    changePage((page) =>
      leaves ? removeRow(page, startup.id) : adoptAnswer(page, startup.id, data?.startup ?? null),
    );
    if (leaves && !isAddition) onLeave(startup);
    const made = {
      id: isAddition ? null : (data?.decision?.id ?? null),
      why: [later && `Until ${formatDate(later.until)}`, reason, details.trim()].filter(Boolean).join(': '),
    };
    setNotice(
      leaves
        ? { kind: 'left', decision, version: data?.startup.version, made }
        : { kind: 'done', decision, made },
    );
    return null;
  };

  const undoMade = async (decision: Decision, id: string) => {
    if (isUndoing) return;
    const { startup } = decision;
    const { data, error } = await sendUndo({
      id: startup.id,
      decision: id,
      decisionUndoing: { origin },
    });
    const opposite = { ...decision, isSet: !decision.isSet };
    if (error) {
      setNotice({ kind: 'failed', decision: opposite, text: errorText(error, 'Update failed') });
      return;
    }
    changePage((page) => adoptAnswer(page, startup.id, data?.startup ?? null));
    const former = data?.startup.later_until;
    if (decision.flag === 'later' && decision.isSet && former !== undefined) {
      // It was Later before, until another date, and is so again.
      setNotice({ kind: 'done', decision, made: { id: null, why: `Until ${formatDate(former)}` } });
      return;
    }
    if (leavesList(decision, query)) onBack(startup);
    setNotice({ kind: 'done', decision: opposite });
  };

  /** Sends the opposite of a decision that was made without a reason of its own. */
  const undoFlag = async ({ startup, flag, isSet }: Decision, version: number | undefined) => {
    if (await save({ startup, flag, isSet: !isSet }, version, true)) onBack(startup);
  };

  const undoOf = (): (() => void) | null => {
    if (notice?.kind !== 'left' && notice?.kind !== 'done') return null;
    const { decision, made } = notice;
    const { id } = made ?? { id: null };
    if (id !== null) return () => void undoMade(decision, id);
    const { version } = notice;
    return notice.kind === 'left' || version !== undefined ? () => void undoFlag(decision, version) : null;
  };

  return {
    isSaving: isLoading || isDeciding || isUndoing,
    decideWith,
    /** Takes back what the notice is about; null where it cannot. */
    undoNotice: undoOf(),
    notice,
    dismiss: () => setNotice(null),
    decide: (decision: Decision): void => void save(decision, decision.startup.version),
    /** Decides again after somebody was faster. */
    saveAnyway: (decision: Decision, current: Startup): void => void save(decision, current.version),
  };
}
