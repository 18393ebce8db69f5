// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['comparison'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      compareStartups: build.query<CompareStartupsApiResponse, CompareStartupsApiArg>({
        responseSchema: answerSchema(answers.startupComparison),
        query: (queryArg) => ({
          url: `/auth/investments/compare`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ['comparison'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as comparisonApi };
export type CompareStartupsApiResponse =
  /** status 200 Startups side by side, from one moment */ StartupComparison;
export type CompareStartupsApiArg = {
  ids: string;
};
export type ScoringInForce = {
  /** Number of the scoring version; null before the first is kept */
  version: number | null;
  at: string | null;
  threshold: number;
  top_percent: number;
};
export type Founder = {
  first_name: string;
  last_name: string;
};
export type SumStatement = {
  as_stated: string;
  stage: string | null;
  date: string | null;
  quote: string;
  at: string | null;
  raw_id: number | null;
  url?: string | null;
};
export type Financing = {
  kind:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  amount: number;
  currency: string;
  as_stated: string;
  stage: string | null;
  date: string | null;
  quote: string;
  at: string | null;
  raw_id: number | null;
  url?: string | null;
  /** The same sum in other articles, which state it later */
  repeats?: SumStatement[];
};
export type StartupAward = {
  award_name: string;
  weight_used?: number;
};
export type Article = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
};
export type Startup = {
  id: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id: string | null;
  company_name: string;
  first_name: string | null;
  last_name: string | null;
  social_reason: string | null;
  founding_year: number | null;
  sector: string | null;
  country: string | null;
  canton: string | null;
  raised_money: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info: string | null;
  article_date: string | null;
  website: string | null;
  url: string | null;
  email: string | null;
  number: string | null;
  investors: string | null;
  partnership: string | null;
  company_description: string | null;
  advisors: string | null;
  other_award: string | null;
  pros_text: string | null;
  cons_text: string | null;
  investment: number;
  rejected: number;
  candidate: number;
  missing_data: number;
  email_sent: number;
  interested: number;
  personality_test_sent: number;
  test_passed: number;
  create_contract: number;
  created_at?: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at?: string;
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** Other names by which the company is known */
  also?: string[];
  score?: number;
  firstTime_appear_inscore: string | null;
  last_modified_score: string | null;
  is_new: number;
  /** The day on which Later ends */
  later_until?: string;
  version?: number;
  /** Place by score in its mode, from 1; only in ranked lists */
  rank?: number;
  /** It entered the view since the visit before */
  entered?: number;
  /** By so many places since the visit before */
  moved_up?: number;
  awards?: StartupAward[];
  articles?: Article[];
};
export type LedgerLine = {
  award: string;
  parameterID: string | null;
  weight: number;
  group_key: string | null;
  group_name: string | null;
  rule: string | null;
  precedence: number | null;
  status: 'counted' | 'superseded' | 'not_weighted';
  superseded_by: string | null;
  superseded_by_precedence: number | null;
};
export type TakenDecision = {
  /** Stays the same; of no other use */
  id: string;
  at: string;
  /** Who decided; null where that is not known */
  person: string | null;
  decision: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** False: it was taken back */
  is_set: boolean;
  /** Of Later: the day on which it ends */
  until: string | null;
  /** Of the startup at that moment */
  score: number | null;
  /** The scoring version of that moment */
  version: number | null;
  reason: string | null;
  details: string | null;
};
export type DossierWork = {
  /** Who works on it; null for nobody */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** Of the step */
  due: string | null;
};
export type ComparedStartup = {
  startup: Startup;
  /** The ledger of its score */
  lines: LedgerLine[];
  /** The last one */
  decision: TakenDecision | null;
  work: DossierWork;
};
export type StartupComparison = {
  scoring: ScoringInForce;
  /** In the order of the ids, each startup once: for a merged one that of which it is part; those that do not exist are left out */
  items: ComparedStartup[];
};
export const { useCompareStartupsQuery, useLazyCompareStartupsQuery } = injectedRtkApi;
