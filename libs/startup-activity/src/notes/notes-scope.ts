/** What the page holds of the notes. */
export interface NotesScope {
  /** What was written and not sent, by startup. */
  readonly drafts: Map<string, string>;
  /** The key for a note was pressed: its field takes the focus, and calls `onAnswered`. */
  readonly isAsked: boolean;
  readonly onAnswered: () => void;
}
