/** Props that all timeline entries share. */
export interface TimelineScope {
  /** Id of the startup. */
  readonly id: string;
  /** True if the user may make decisions. */
  readonly canWrite: boolean;
  /** Id of the entry in the address, or '' if the address contains no entry. */
  readonly target: string;
  /** Announces a message to screen readers. */
  readonly announce: (text: string) => void;
}
