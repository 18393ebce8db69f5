import type { StartupFacts, Outcome } from '@vaglio/contract';
import type { FactNotice } from './fact-notice';
import { useFactOutcome, type FactAnswer } from './use-fact-outcome';

interface FactSave {
  /** Facts, as the user saw them. */
  readonly seen: StartupFacts;
  /** Sends the change together with a version. */
  readonly send: (version: number) => Promise<FactAnswer>;
  /** Returns true if the changed value is still as the user saw it. */
  readonly isSame: (current: StartupFacts) => boolean;
  /** Returns the message to show after the change. */
  readonly text: (facts: StartupFacts | null) => string;
}

/**
 * Returns a function that changes a fact. The version applies to all facts of a startup. If another user has changed
 * only other facts, the change is sent again with the new version.
 * @param report receives the result
 */
export function useFactSave(report: (notice: FactNotice) => void) {
  const settle = useFactOutcome();
  return async ({ seen, send, isSame, text }: FactSave): Promise<Outcome<StartupFacts>> => {
    const trySend = async (version: number): Promise<Outcome<StartupFacts>> => {
      const answer = await send(version);
      const outcome = settle(answer, 'Save failed');
      if (outcome.kind === 'done')
        report({ kind: 'saved', text: text(outcome.row), changeId: answer.data?.change?.id ?? null });
      return outcome;
    };
    const outcome = await trySend(seen.version);
    const current = outcome.kind === 'stale' ? outcome.conflict.current : null;
    return current && isSame(current) ? trySend(current.version) : outcome;
  };
}

/** Returns the notice about a failed change that was made with a button. On success, it returns null. */
export function refusalOf(outcome: Outcome<StartupFacts>, label: string): FactNotice | null {
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'failed') return { kind: 'failed', text: outcome.text };
  const who = outcome.conflict.changedBy ?? 'Somebody';
  return { kind: 'failed', text: `${who} changed ${label} in the meantime. Nothing was saved.` };
}
