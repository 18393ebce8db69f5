// Generated from the contract by 'npm run contract'. Do not edit.
import type { CodeCount } from './stats.gen';

export type ReadScoreDistributionApiResponse = /** status 200 Default Response */ ScoreDistribution;
export type ReadScoreDistributionApiArg = void;
export type ReadNewStartupsApiResponse = /** status 200 Default Response */ NewStartups;
export type ReadNewStartupsApiArg = void;
export type ReadCantonCountsApiResponse = /** status 200 Default Response */ CantonCounts;
export type ReadCantonCountsApiArg = void;
export type ReadFunnelApiResponse = /** status 200 Default Response */ Funnel;
export type ReadFunnelApiArg = void;
export type ReadFinancingMonthsApiResponse = /** status 200 Default Response */ FinancingMonths;
export type ReadFinancingMonthsApiArg = void;
export type ScoreCut = {
  /** Of the last startup of the top share */
  score: number;
  /** Startups of the top share */
  count: number;
  /** Startups with this score, in the top share or not */
  tied: number;
};
export type ScoreBin = {
  /** null: all scores below `below` */
  from: number | null;
  /** null: all scores from `from` on */
  below: number | null;
  count: number;
};
export type ScoreDistribution = {
  /** Active startups */
  total: number;
  threshold: number;
  /** Active startups at or above the threshold */
  eligible: number;
  /** Fraction from 0 to 1 */
  top_percent: number;
  cut: ScoreCut | null;
  /** Of width 1, without gaps, ascending */
  bins: ScoreBin[];
};
export type NewStartup = {
  id: string;
  company_name: string;
  canton: string | null;
  sector: string | null;
  score: number;
  /** When it was first at or above the threshold, ISO 8601 */
  reached_at: string;
};
export type NewStartups = {
  /** The first of seven days in Zurich */
  from: string;
  /** The last of them: today */
  to: string;
  threshold: number;
  /** Startups that were first at or above the threshold in these days, whatever became of them */
  count: number;
  /** The same of the seven days before */
  before: number;
  /** Of these the best by score */
  startups: NewStartup[];
};
export type CantonCounts = {
  /** Active startups at or above the threshold */
  total: number;
  cantons: CodeCount[];
};
export type FunnelStage = {
  stage: 'threshold' | 'contacted' | 'contract' | 'investment';
  /** Startups that reached it first in these months */
  count: number;
  /** Of the startups of the stage before: which fraction is of this one too; null for the first, and of none */
  share: number | null;
  /** From the stage before to this one, of the startups that reached both in this order */
  median_days: number | null;
};
export type Funnel = {
  /** The first day of the last twelve months, in Zurich */
  from: string;
  /** The last of them: today */
  to: string;
  stages: FunnelStage[];
  /** Startups that are rejected now */
  rejected: number;
};
export type FinancingMonth = {
  /** YYYY-MM */
  month: string;
  /** In CHF */
  amount: number;
  rounds: number;
};
export type UncountedMoney = {
  currency: string;
  amount: number;
  rounds: number;
};
export type FinancingMonths = {
  /** Today, in Zurich; its month runs */
  to: string;
  /** Without gaps, ascending */
  months: FinancingMonth[];
  /** Rounds of these months in other currencies, which are not converted */
  foreign: UncountedMoney[];
  /** Rounds whose day is not known, in any currency */
  undated: number;
};
