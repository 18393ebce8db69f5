import { isProposed, type Act } from './acts';
import type { CarriedOut, SentAct } from './acts-state';

/** Numbers of decisions since the page was opened. Undone decisions are not counted. */
export interface Done {
  readonly accepted: number;
  readonly corrected: number;
  readonly discarded: number;
  readonly companies: number;
}

const NOTHING_DONE: Done = { accepted: 0, corrected: 0, discarded: 0, companies: 0 };

/** Counts the decisions of completed actions. Keeping the current value in a conflict counts as accepting it. */
export function doneOf(carriedOut: readonly CarriedOut[]): Done {
  return carriedOut.reduce((done, { sent }) => withDone(done, sent), NOTHING_DONE);
}

function withDone(done: Done, { act, seen }: SentAct): Done {
  switch (act.kind) {
    case 'set_aside':
      // A company that is set aside for one article may be proposed again, so it is not counted as discarded.
      return act.reason === 'left_aside' ? done : { ...done, companies: done.companies + 1 };
    case 'accept': {
      const company = seen.companies.find(({ raw_id }) => raw_id === act.rawId);
      return { ...done, accepted: done.accepted + (company?.values.filter(isProposed).length ?? 0) };
    }
    case 'merge':
      return done;
    case 'leave':
      return act.decisions.reduce((sum, { decision }) => withDecision(sum, decision), done);
    case 'decide':
      return withDecision(done, act.decision.decision);
  }
}

function withDecision(done: Done, decision: Extract<Act, { kind: 'decide' }>['decision']['decision']): Done {
  if (decision === 'correct') return { ...done, corrected: done.corrected + 1 };
  if (decision === 'discard') return { ...done, discarded: done.discarded + 1 };
  return { ...done, accepted: done.accepted + 1 };
}
