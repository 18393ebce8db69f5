/** State of the notes that the page keeps. */
export interface NotesScope {
  /** Unsent note texts, keyed by startup. */
  readonly drafts: Map<string, string>;
  /** True after the hotkey for a new note was pressed. The field then takes the focus and calls `onAnswered`. */
  readonly isAsked: boolean;
  readonly onAnswered: () => void;
}
