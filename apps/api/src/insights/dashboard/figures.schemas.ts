import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableNumber,
  nullableString,
  oneOf,
  ref,
} from '../../platform/http/validation/schema-parts';
import { CodeCount } from './dashboard.schemas';

const tags = ['figures'];
const NAMED =
  'An answer has an ETag; sent back as If-None-Match it is met by 304 while nothing that it says has changed';
const count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) });
const day = (description: string) => Type.String({ maxLength: 10, description });

const ScoreBin = closed(
  {
    from: Type.Unsafe<number | null>({ ...nullableNumber(), description: 'null: all scores below `below`' }),
    below: Type.Unsafe<number | null>({
      ...nullableNumber(),
      description: 'null: all scores from `from` on',
    }),
    count: count(),
  },
  { $id: 'ScoreBin' },
);

const ScoreCut = closed(
  {
    score: Type.Number({ description: 'Of the last startup of the top share' }),
    count: count('Startups of the top share'),
    tied: count('Startups with this score, in the top share or not'),
  },
  { $id: 'ScoreCut' },
);

const ScoreDistribution = closed(
  {
    total: count('Active startups'),
    threshold: Type.Number(),
    eligible: count('Active startups at or above the threshold'),
    top_percent: Type.Number({ description: 'Fraction from 0 to 1' }),
    cut: Type.Unsafe<Static<typeof ScoreCut> | null>({ anyOf: [ref(ScoreCut), { type: 'null' }] }),
    bins: Type.Array(ref(ScoreBin), { maxItems: 100, description: 'Of width 1, without gaps, ascending' }),
  },
  { $id: 'ScoreDistribution' },
);
export type ScoreDistributionBody = Static<typeof ScoreDistribution>;

const NewStartup = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    canton: nullableString(40),
    sector: nullableString(40),
    score: Type.Number(),
    reached_at: Type.String({ description: 'When it was first at or above the threshold, ISO 8601' }),
  },
  { $id: 'NewStartup' },
);

const NewStartups = closed(
  {
    from: day('The first of seven days in Zurich'),
    to: day('The last of them: today'),
    threshold: Type.Number(),
    count: count('Startups that were first at or above the threshold in these days, whatever became of them'),
    before: count('The same of the seven days before'),
    startups: Type.Array(ref(NewStartup), { maxItems: 5, description: 'Of these the best by score' }),
  },
  { $id: 'NewStartups' },
);
export type NewStartupsBody = Static<typeof NewStartups>;

const CantonCounts = closed(
  {
    total: count('Active startups at or above the threshold'),
    cantons: Type.Array(ref(CodeCount), { maxItems: 100 }),
  },
  { $id: 'CantonCounts' },
);
export type CantonCountsBody = Static<typeof CantonCounts>;

/**
 * Stages of the funnel in order. Startups reach the first stage by their score, and the other stages by a person's
 * decision.
 */
export const FUNNEL_STAGES = ['threshold', 'contacted', 'contract', 'investment'] as const;

const FunnelStage = closed(
  {
    stage: oneOf(FUNNEL_STAGES),
    count: count('Startups that reached it first in these months'),
    share: Type.Unsafe<number | null>({
      ...nullableNumber(),
      description:
        'Of the startups of the stage before: which fraction is of this one too; null for the first, and of none',
    }),
    median_days: Type.Unsafe<number | null>({
      ...nullableNumber(),
      description: 'From the stage before to this one, of the startups that reached both in this order',
    }),
  },
  { $id: 'FunnelStage' },
);

const Funnel = closed(
  {
    from: day('The first day of the last twelve months, in Zurich'),
    to: day('The last of them: today'),
    stages: Type.Array(ref(FunnelStage), { maxItems: FUNNEL_STAGES.length }),
    rejected: count('Startups that are rejected now'),
  },
  { $id: 'Funnel' },
);
export type FunnelBody = Static<typeof Funnel>;

const FinancingMonth = closed(
  {
    month: Type.String({ maxLength: 7, description: 'YYYY-MM' }),
    amount: Type.Number({ description: 'In CHF' }),
    rounds: count(),
  },
  { $id: 'FinancingMonth' },
);

const UncountedMoney = closed(
  {
    currency: Type.String({ maxLength: 3 }),
    amount: Type.Number(),
    rounds: count(),
  },
  { $id: 'UncountedMoney' },
);

const Financing = closed(
  {
    to: day('Today, in Zurich; its month runs'),
    months: Type.Array(ref(FinancingMonth), { maxItems: 12, description: 'Without gaps, ascending' }),
    foreign: Type.Array(ref(UncountedMoney), {
      maxItems: 400,
      description: 'Rounds of these months in other currencies, which are not converted',
    }),
    undated: count('Rounds whose day is not known, in any currency'),
  },
  { $id: 'FinancingMonths' },
);
export type FinancingBody = Static<typeof Financing>;

export const readScoreDistributionSchema = {
  operationId: 'readScoreDistribution',
  tags,
  summary: `How many active startups have which score, with the threshold and the cut of the top share. ${NAMED}`,
  response: { 200: ref(ScoreDistribution), 304: Type.Null() },
};

export const readNewStartupsSchema = {
  operationId: 'readNewStartups',
  tags,
  summary: `Startups that reached the threshold in the last seven days, today included. ${NAMED}`,
  response: { 200: ref(NewStartups), 304: Type.Null() },
};

export const readCantonCountsSchema = {
  operationId: 'readCantonCounts',
  tags,
  summary: `How many active startups at or above the threshold each canton has. ${NAMED}`,
  response: { 200: ref(CantonCounts), 304: Type.Null() },
};

export const readFunnelSchema = {
  operationId: 'readFunnel',
  tags,
  summary: `How many startups reached each stage in the last twelve months; what was undone does not count. ${NAMED}`,
  response: { 200: ref(Funnel), 304: Type.Null() },
};

export const readFinancingSchema = {
  operationId: 'readFinancingMonths',
  tags,
  summary: `The rounds of all startups in the last twelve months: one round once, by the day of its first article. ${NAMED}`,
  response: { 200: ref(Financing), 304: Type.Null() },
};
