import type { KeptFields } from './kept-fields';

/** Facts about an event, from which its sentence is built. */
export interface EventFacts {
  /** Name of the target, or '' if the name is unknown. */
  readonly name: string;
  /** Id of the target, or '' if the event has no target. */
  readonly id: string;
  readonly was: KeptFields;
  readonly is: KeptFields;
  /** Changes as text, or '' without changes. */
  readonly changes: string;
}

/** Function that describes an event in a sentence. The subject of the sentence is the actor. */
export type EventSentence = (facts: EventFacts) => string;

/** Appends the changes to a sentence, such as 'Changed the parameter fif grant: weight from 1 to 2'. */
export function withChanges(sentence: string, changes: string): string {
  return changes === '' ? sentence : `${sentence}: ${changes}`;
}
