import type { MoneyKind } from '@vaglio/startups-domain';

/** A person who founded a company. */
export type Founder = { first_name: string; last_name: string };

/** How an article or a person states a sum. */
export type SumStatement = {
  as_stated: string;
  /** Seed, Series A; null where none is named. */
  stage: string | null;
  /** Day of the article, or the day that a person names, YYYY-MM-DD; null for none. */
  date: string | null;
  quote: string;
  /** When the article was read, ISO 8601, and the raw row that came of it; null on the row itself. Of a person no row. */
  at: string | null;
  raw_id: number | null;
  /** The article, by which a later reading of it is recognised; missing on the row itself and from before it was kept. */
  url?: string | null;
};

/** A sum that an article states about a company, with the passage that does, or a person. */
export type Financing = SumStatement & {
  kind: MoneyKind;
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The same sum in other articles, which state it later; missing where none does. */
  repeats?: SumStatement[];
};
