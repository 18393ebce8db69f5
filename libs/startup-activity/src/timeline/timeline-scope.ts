/** What the entries of a timeline have in common. */
export interface TimelineScope {
  /** Of the startup. */
  readonly id: string;
  /** Whether the person may decide. */
  readonly canWrite: boolean;
  /** The entry of the address; '' for none. */
  readonly target: string;
  /** What was just done, for those who do not see it. */
  readonly announce: (text: string) => void;
}
