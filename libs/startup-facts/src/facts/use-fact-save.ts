import type { StartupFacts } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import type { FactNotice } from './fact-notice';
import { useFactOutcome, type FactAnswer } from './use-fact-outcome';

interface FactSave {
  /** The facts that the person saw. */
  readonly seen: StartupFacts;
  /** Sends the change of that version. */
  readonly send: (version: number) => Promise<FactAnswer>;
  /** Whether what is changed is still what the person saw. */
  readonly isSame: (current: StartupFacts) => boolean;
  /** What is said when it is done. */
  readonly text: (facts: StartupFacts | null) => string;
}

/**
 * Changes one fact. The version counts the changes of all facts of a startup, so a change that came too late is sent again
 * where somebody changed only other facts meanwhile.
 * @param report receives what was done
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

/** A refusal of a change that was made by a button, as the page shows it; null for a success. */
export function refusalOf(outcome: Outcome<StartupFacts>, label: string): FactNotice | null {
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'failed') return { kind: 'failed', text: outcome.text };
  const who = outcome.conflict.changedBy ?? 'Somebody';
  return { kind: 'failed', text: `${who} changed ${label} in the meantime. Nothing was saved.` };
}
