import type { StartupFacts } from '@vaglio/contract';
import type { FactsScope } from './facts-scope';
import type { FactAnswer } from './use-fact-outcome';
import { refusalOf, useFactSave } from './use-fact-save';

interface Discard {
  /** Text of the entry, such as 'venture kick 1'. */
  readonly text: string;
  readonly send: (version: number) => Promise<FactAnswer>;
  /** Finds the entry in another version of the facts. */
  readonly entryOf: (facts: StartupFacts) => object | undefined;
}

/** Returns a function that discards a list entry and offers Undo. */
export function useDiscard({ facts, report }: FactsScope) {
  const save = useFactSave(report);
  return async ({ text, send, entryOf }: Discard): Promise<void> => {
    const outcome = await save({
      seen: facts,
      send,
      isSame: (current) => JSON.stringify(entryOf(current)) === JSON.stringify(entryOf(facts)),
      text: () => `${text} discarded.`,
    });
    const refusal = refusalOf(outcome, text);
    if (refusal) report(refusal);
  };
}
