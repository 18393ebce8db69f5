/** Tokens of a text, from `from` up to `to`. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** A place where a company is named, in tokens. */
export interface Mention extends TokenRange {
  /** Its position in the list of companies. */
  readonly company: number;
}
