/** What takes an act back: the undoing of a change of a fact, of a split or of a merge. */
export type UndoneBy = 'fact' | 'split' | 'merge';

/** What the page says about the last change of a fact. */
export type FactNotice =
  | {
      readonly kind: 'saved';
      /** 'Saved.', 'Founded kept, 7 open.' */
      readonly text: string;
      /** By this it is undone; null where nothing had to be changed. */
      readonly changeId: string | null;
      /** What that is the id of; a change of a fact without it. */
      readonly of?: UndoneBy;
    }
  | {
      readonly kind: 'failed';
      readonly text: string;
      /** The changes that have to be undone first, in words. */
      readonly later?: readonly string[];
    };
