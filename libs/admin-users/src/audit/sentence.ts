import type { KeptFields } from './kept-fields';

/** What an event is about, for its sentence. */
export interface EventFacts {
  /** What the target is called; '' when that is not known. */
  readonly name: string;
  /** The id of the target; '' when it has none. */
  readonly id: string;
  readonly was: KeptFields;
  readonly is: KeptFields;
  /** What changed, in words; '' when nothing did. */
  readonly changes: string;
}

/** What happened, as a sentence whose subject is who did it. */
export type EventSentence = (facts: EventFacts) => string;

/** 'Changed the parameter fif grant: weight from 1 to 2'. */
export function withChanges(sentence: string, changes: string): string {
  return changes === '' ? sentence : `${sentence}: ${changes}`;
}
