import type { Flag } from '@vaglio/startups-domain';

export interface InvestmentAward {
  readonly award_name: string;
  readonly weight_used: number | null;
}

export interface InvestmentArticle {
  readonly url: string;
  readonly title: string | null;
  readonly published_at: string | null;
  readonly source: string | null;
}

type Texts = Readonly<
  Record<
    | 'first_name'
    | 'last_name'
    | 'social_reason'
    | 'sector'
    | 'canton'
    | 'main_article_info'
    | 'website'
    | 'email'
    | 'number'
    | 'investors'
    | 'partnership'
    | 'advisors'
    | 'other_award'
    | 'company_description'
    | 'pros_text'
    | 'cons_text'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'updated_at',
    string | null
  >
>;

/** A startup of the ranked list as the screens read it, whichever server it came from. Fields are named as in spec §3. */
export interface Investment
  extends
    Texts,
    Readonly<Record<Extract<Flag, 'email_sent' | 'create_contract' | 'interested' | 'rejected'>, number>> {
  readonly id: string;
  readonly company_name: string;
  /** Place by score; null where the order is another and the server does not tell. */
  readonly rank: number | null;
  readonly score: number | null;
  readonly founding_year: number | null;
  readonly raised_money: number | null;
  /** Counts the changes of the row; null where the server does not. */
  readonly version: number | null;
  readonly awards: readonly InvestmentAward[];
  readonly articles: readonly InvestmentArticle[];
}

export interface InvestmentPage {
  readonly items: readonly Investment[];
  readonly total: number;
}
