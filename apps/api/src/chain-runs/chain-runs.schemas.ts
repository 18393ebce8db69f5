import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { closed, idParams, nullableString, oneOf, ref } from '../contract/schema-parts';
import { CHAIN_STAGES, CHAIN_STATES } from './chain-runs.table';

export const ChainRun = closed(
  {
    id: Type.String(),
    state: oneOf(CHAIN_STATES),
    stage: oneOf(CHAIN_STAGES, { description: 'What it does now, or did last' }),
    reason: nullableString(2_000),
    started_by: nullableString(200),
    created_at: Type.String(),
    ended_at: nullableString(40),
  },
  {
    $id: 'ChainRun',
    description: 'Reads all sources, extracts what waits, and curates it, without a browser',
  },
);
export type ChainRunBody = Static<typeof ChainRun>;

const tags = ['chain'];

export const startChainRunSchema = {
  operationId: 'startChainRun',
  tags,
  refuses: [409],
  summary: 'Run the whole chain on the server: read, extract, curate',
  body: Type.Optional(closed({})),
  response: { 201: ref(ChainRun) },
};
export const stopChainRunSchema = {
  operationId: 'stopChainRun',
  tags,
  refuses: [409],
  summary: 'Stop a run of the chain; what it has done stays done',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(ChainRun) },
};
