import { ifMatch } from '@vaglio/api-client';
import type { FactSuggestion, StartupFacts } from '@vaglio/contract';
import { useKeepSuggestionMutation, useTakeSuggestionMutation } from '@vaglio/startups-data';
import type { FactsScope } from './facts-scope';
import type { SuggestionAnswer } from './SuggestionStrip';
import { refusalOf, useFactSave } from './use-fact-save';

/**
 * Returns a function that takes a suggestion or keeps the current value.
 * @param label label of the value, used in the message
 */
export function useSuggestionAnswer({ facts, report }: FactsScope) {
  const [take, taking] = useTakeSuggestionMutation();
  const [keep, keeping] = useKeepSuggestionMutation();
  const save = useFactSave(report);
  return {
    isBusy: taking.isLoading || keeping.isLoading,
    answer: async (suggestion: FactSuggestion, label: string, answer: SuggestionAnswer): Promise<void> => {
      const { id } = suggestion;
      const send = answer === 'take' ? take : keep;
      const outcome = await save({
        seen: facts,
        send: (version) => send({ id, ...ifMatch(version), body: {} }),
        isSame: (current) => presentOf(current, suggestion) === presentOf(facts, suggestion),
        text: (now) => `${label} ${answer === 'take' ? 'taken' : 'kept'}${openText(now)}.`,
      });
      const refusal = refusalOf(outcome, label);
      if (refusal) report(refusal);
    },
  };
}

/** Returns a text that changes with the current value of a suggestion's field and with the state of the suggestion. */
function presentOf({ fields, suggestions }: StartupFacts, { id, field }: FactSuggestion): string {
  const fact = fields.find((known) => known.field === field);
  const isOpen = [...(fact?.suggestions ?? []), ...suggestions].some((open) => open.id === id);
  return JSON.stringify([isOpen, fact?.value, fact?.currency]);
}

function openText(facts: StartupFacts | null): string {
  return facts === null || facts.open_suggestions === 0 ? '' : `, ${facts.open_suggestions} open`;
}
