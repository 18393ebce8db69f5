/** Token range of a text. `to` is exclusive. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** Token range in which a text names a company. */
export interface Mention extends TokenRange {
  /** Index of the company in the list of companies. */
  readonly company: number;
}
