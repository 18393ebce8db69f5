import type { MoneyKind } from '@vaglio/startups-domain';

export type Founder = { first_name: string; last_name: string };

/** Amount of money as stated by an article or a person. */
export type SumStatement = {
  as_stated: string;
  /** Funding stage, such as Seed or Series A; null if it is not stated. */
  stage: string | null;
  /** Date of the article, or the date that a person entered (YYYY-MM-DD); null if there is no date. */
  date: string | null;
  quote: string;
  /**
   * Time of the extraction (ISO 8601) and id of its raw row. Both are null on the raw row itself. The statement of a
   * person has no raw row.
   */
  at: string | null;
  raw_id: number | null;
  /**
   * Address of the article, so that a later extraction of the same article is recognized. Missing on the raw row and in
   * old rows.
   */
  url?: string | null;
};

/** Amount of money that an article or a person states about a company, with the quote. */
export type Financing = SumStatement & {
  kind: MoneyKind;
  amount: number;
  /** ISO 4217 code of the currency. */
  currency: string;
  /** Statements of the same amount in later articles; missing if there are none. */
  repeats?: SumStatement[];
};
