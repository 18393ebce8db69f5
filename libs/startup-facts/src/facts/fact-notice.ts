/** Kind of action to undo, which determines the endpoint: a change of a fact, a split or a merge. */
export type UndoneBy = 'fact' | 'split' | 'merge';

/** Message about the last change of the facts. */
export type FactNotice =
  | {
      readonly kind: 'saved';
      /** Text of the message, such as 'Saved.' or 'Founded kept, 7 open.' */
      readonly text: string;
      /** Id for undoing the change, or null if nothing changed. */
      readonly changeId: string | null;
      /** Kind of action to which the id belongs. By default, this is a change of a fact. */
      readonly of?: UndoneBy;
    }
  | {
      readonly kind: 'failed';
      readonly text: string;
      /** Descriptions of the changes that must be undone first. */
      readonly later?: readonly string[];
    };
