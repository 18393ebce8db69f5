import { ifMatch, outcomeOf } from '@vaglio/api-client';
import {
  type DecisionReason,
  decisionReasonShape,
  type DecisionRule,
  decisionRuleShape,
  type Outcome,
} from '@vaglio/contract';
import {
  useCreateDecisionReasonMutation,
  useDeleteDecisionReasonMutation,
  useSetReasonRequiredMutation,
  useUpdateDecisionReasonMutation,
} from '@vaglio/startups-data';
import { useToast } from '@vaglio/ui';
import { type ReasonForm, toReasonForm } from './reason-form';
import { DECISION_NAMES } from './reason-text';

type Kind = DecisionRule['kind'];
type Change = { label?: string; needs_details?: boolean; position?: number; is_retired?: boolean };

/**
 * Returns functions that change decision reasons. The server rejects a change if the reason has changed since it was
 * displayed. Each change can be undone. Positions start at 1.
 */
export function useReasonChanges() {
  const [create] = useCreateDecisionReasonMutation();
  const [update, updating] = useUpdateDecisionReasonMutation();
  const [remove, removing] = useDeleteDecisionReasonMutation();
  const [setRule, ruling] = useSetReasonRequiredMutation();
  const { offer, refuse } = useUndoable();

  const patch = async ({ id, version }: DecisionReason, decisionReasonChange: Change) =>
    outcomeOf(
      await update({ id, ...ifMatch(version), decisionReasonChange }),
      decisionReasonShape,
      'Save failed',
    );
  const post = async (kind: Kind, { label, needsDetails }: ReasonForm, position?: number) =>
    outcomeOf(
      await create({
        newDecisionReason: {
          kind,
          label: label.trim(),
          needs_details: needsDetails,
          ...(position !== undefined && { position }),
        },
      }),
      decisionReasonShape,
      'Save failed',
    );
  const erase = async ({ id, version }: DecisionReason) =>
    outcomeOf(await remove({ id, ...ifMatch(version) }), decisionReasonShape, 'Delete failed');
  const require = async ({ kind, version }: DecisionRule, is_reason_required: boolean) =>
    outcomeOf(
      await setRule({ ...ifMatch(version), decisionRuleChange: { kind, is_reason_required } }),
      decisionRuleShape,
      'Save failed',
    );

  const settle = <Row>(
    outcome: Outcome<Row>,
    [what, text]: readonly [what: string, text: string],
    undo: (row: Row) => Promise<Outcome<Row>>,
  ): boolean => {
    const refusal = refusalOf(outcome, what);
    if (refusal !== null) refuse(refusal);
    else if (outcome.kind === 'done') {
      const { row } = outcome;
      offer(text, async () => (row === null ? null : refusalOf(await undo(row), what)));
    }
    return refusal === null;
  };
  const change = async (reason: DecisionReason, to: Change, back: Change, text: string) => {
    const words = [`“${reason.label}”`, text] as const;
    return settle(await patch(reason, to), words, (row) => patch(row, back));
  };

  return {
    isChanging: updating.isLoading || removing.isLoading || ruling.isLoading,
    /** Adds a reason at the end of the list, or updates the displayed reason. */
    save: async (kind: Kind, form: ReasonForm, seen: DecisionReason | null) => {
      const label = form.label.trim();
      if (seen === null) {
        const added = await post(kind, form);
        if (added.kind === 'done') settle(added, [`“${label}”`, `“${label}” was added.`], erase);
        return added;
      }
      const saved = await patch(seen, { label, needs_details: form.needsDetails });
      const before = toReasonForm(seen);
      const back = { label: before.label, needs_details: before.needsDetails };
      const text = label === seen.label ? `“${label}” was changed.` : `“${seen.label}” is now “${label}”.`;
      if (saved.kind === 'done') settle(saved, [`“${label}”`, text], (row) => patch(row, back));
      return saved;
    },
    move: (reason: DecisionReason, from: number, position: number) =>
      change(reason, { position }, { position: from }, `“${reason.label}” is now number ${position}.`),
    retire: (reason: DecisionReason, position: number) =>
      change(
        reason,
        { is_retired: true },
        { is_retired: false, position },
        `“${reason.label}” is no longer offered.`,
      ),
    offerAgain: (reason: DecisionReason) =>
      change(reason, { is_retired: false }, { is_retired: true }, `“${reason.label}” is offered again.`),
    erase: async (reason: DecisionReason, position: number | undefined) => {
      const refusal = refusalOf(await erase(reason), `“${reason.label}”`);
      if (refusal !== null) return void refuse(refusal);
      offer(`“${reason.label}” was deleted.`, async () =>
        refusalOf(await post(reason.kind, toReasonForm(reason), position), `“${reason.label}”`),
      );
    },
    require: async (rule: DecisionRule, isRequired: boolean) => {
      const name = DECISION_NAMES[rule.kind];
      const text = isRequired ? `${name} needs a reason.` : `${name} needs no reason.`;
      settle(await require(rule, isRequired), [name, text], (row) => require(row, !isRequired));
    },
  };
}

export type ReasonChanges = ReturnType<typeof useReasonChanges>;

type Refusal = string | null;

/** Returns functions that show toasts for immediate changes: the result with Undo, or the reason for a refusal. */
function useUndoable() {
  const toast = useToast();
  return {
    offer: (message: string, undo: () => Promise<Refusal>) => toast({ message, undo }),
    refuse: (message: string) => toast({ message, severity: 'error' }),
  };
}

/**
 * Returns the reason why a change failed, or null if it succeeded.
 * @param what name of the changed object, such as 'the reason “Too early”'
 */
function refusalOf<Row>(outcome: Outcome<Row>, what: string): Refusal {
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'failed') return outcome.text;
  return `${outcome.conflict.changedBy ?? 'Somebody'} changed ${what} in the meantime. Nothing has been changed now.`;
}
