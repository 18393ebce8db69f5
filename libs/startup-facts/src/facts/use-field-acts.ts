import type { FieldFact, StartupFacts, Outcome } from '@vaglio/contract';
import { factLabel } from '@vaglio/startups-domain';
import { ifMatch } from '@vaglio/api-client';
import type { ValueDraft } from './ValueField';
import {
  useConfirmFactMutation,
  useCorrectFactMutation,
  useHandBackFactMutation,
} from '@vaglio/startups-data';
import type { FactFieldName } from './fact-fields';
import { toCorrection } from './fact-form';
import type { FactsScope } from './facts-scope';
import { refusalOf, useFactSave } from './use-fact-save';

/** Returns the actions for a field: correct it, accept its value, or hand it back to automatic updates. */
export function useFieldActs(field: FactFieldName, { facts, report }: FactsScope) {
  const [correct] = useCorrectFactMutation();
  const [confirm, confirming] = useConfirmFactMutation();
  const [handBack, handingBack] = useHandBackFactMutation();
  const save = useFactSave(report);
  const { id } = facts;

  const press = async (outcome: Promise<Outcome<StartupFacts>>): Promise<void> => {
    const refusal = refusalOf(await outcome, factLabel(field));
    if (refusal) report(refusal);
  };
  const same = (seen: StartupFacts) => (current: StartupFacts) =>
    isSameFact(fieldIn(seen, field), fieldIn(current, field));
  return {
    isBusy: confirming.isLoading || handingBack.isLoading,
    correct: (draft: ValueDraft, seen: StartupFacts) =>
      save({
        seen,
        send: (version) =>
          correct({ id, field, ...ifMatch(version), fieldCorrection: toCorrection(field, draft) }),
        isSame: same(seen),
        text: () => 'Saved.',
      }),
    confirm: () =>
      press(
        save({
          seen: facts,
          send: (version) => confirm({ id, field, ...ifMatch(version), factNote: {} }),
          isSame: same(facts),
          text: () => `${factLabel(field)} accepted.`,
        }),
      ),
    handBack: () =>
      press(
        save({
          seen: facts,
          send: (version) => handBack({ id, field, ...ifMatch(version) }),
          isSame: same(facts),
          text: () => `${factLabel(field)} reset to automatic.`,
        }),
      ),
  };
}

/** Returns a field of the facts. Every server with facts returns all fields. */
export function fieldIn({ fields }: StartupFacts, name: FactFieldName): FieldFact | undefined {
  return fields.find(({ field }) => field === name);
}

function isSameFact(seen: FieldFact | undefined, current: FieldFact | undefined): boolean {
  const comparedValues = (fact: FieldFact | undefined) => [fact?.value, fact?.currency, fact?.origin];
  return JSON.stringify(comparedValues(seen)) === JSON.stringify(comparedValues(current));
}
