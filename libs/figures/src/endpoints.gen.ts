// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['figures'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readScoreDistribution: build.query<ReadScoreDistributionApiResponse, ReadScoreDistributionApiArg>({
        responseSchema: answerSchema(answers.scoreDistribution),
        query: () => ({ url: `/auth/stats/scores` }),
        providesTags: ['figures'],
      }),
      readNewStartups: build.query<ReadNewStartupsApiResponse, ReadNewStartupsApiArg>({
        responseSchema: answerSchema(answers.newStartups),
        query: () => ({ url: `/auth/stats/new` }),
        providesTags: ['figures'],
      }),
      readCantonCounts: build.query<ReadCantonCountsApiResponse, ReadCantonCountsApiArg>({
        responseSchema: answerSchema(answers.cantonCounts),
        query: () => ({ url: `/auth/stats/cantons` }),
        providesTags: ['figures'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as figuresApi };
export type ReadScoreDistributionApiResponse = /** status 200 Default Response */ ScoreDistribution;
export type ReadScoreDistributionApiArg = void;
export type ReadNewStartupsApiResponse = /** status 200 Default Response */ NewStartups;
export type ReadNewStartupsApiArg = void;
export type ReadCantonCountsApiResponse = /** status 200 Default Response */ CantonCounts;
export type ReadCantonCountsApiArg = void;
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
export type CodeCount = {
  /** Unknown for none */
  code: string;
  count: number;
};
export type CantonCounts = {
  /** Active startups at or above the threshold */
  total: number;
  cantons: CodeCount[];
};
export const {
  useReadScoreDistributionQuery,
  useLazyReadScoreDistributionQuery,
  useReadNewStartupsQuery,
  useLazyReadNewStartupsQuery,
  useReadCantonCountsQuery,
  useLazyReadCantonCountsQuery,
} = injectedRtkApi;
