import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';

const MAX_DAYS = 3_650;
const days = (stage: string) =>
  Type.Unsafe<number | null>({
    ...nullableInteger(1, MAX_DAYS),
    description: `A startup that is ${stage} for more days is marked on the board; null marks none`,
  });
const limits = { contacted: days('Contacted'), contract: days('Contract') };

export const StageLimits = closed({ ...limits, version }, { $id: 'StageLimits' });
export type StageLimitsBody = Static<typeof StageLimits>;

const StageLimitsChange = closed(limits, { $id: 'StageLimitsChange' });
export type StageLimitsChangeBody = Static<typeof StageLimitsChange>;

const tags = ['stage-limits'];

export const readStageLimitsSchema = {
  operationId: 'readStageLimits',
  tags,
  summary: 'After how many days a startup has been in a stage for long',
  response: { 200: ref(StageLimits) },
};
export const saveStageLimitsSchema = {
  operationId: 'saveStageLimits',
  tags,
  summary: 'Set after how many days a startup has been in a stage for long',
  headers: seenVersion,
  body: ref(StageLimitsChange),
  row: ref(StageLimits),
  response: { 200: ref(StageLimits) },
};
