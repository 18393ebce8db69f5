/** Startup that an article mentions. */
export interface Company {
  readonly name: string;
  /** Positions of the name in the text, in UTF-16 units and in ascending order. */
  readonly mentions: readonly number[];
}
