/** A startup of an article. */
export interface Company {
  readonly name: string;
  /** Positions of the name in the text, in UTF-16 units, in order. */
  readonly mentions: readonly number[];
}
