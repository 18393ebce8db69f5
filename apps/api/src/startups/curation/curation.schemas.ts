import { Type, type Static } from '@sinclair/typebox';
import { closed, ref } from '../../platform/http/validation/schema-parts';
import { CURATE_BATCH_LIMIT } from './curation.limits';

const CurationResult = closed(
  {
    processed: Type.Integer(),
    inserted: Type.Integer(),
    updated: Type.Integer(),
    awardsInserted: Type.Integer(),
    scoreUpdated: Type.Integer(),
    setAside: Type.Optional(
      Type.Integer({ description: 'Raw rows of a deleted startup, kept until it is restored' }),
    ),
    pending: Type.Integer({ description: 'Raw rows that still wait' }),
  },
  { $id: 'CurationResult' },
);
export type CurationResultBody = Static<typeof CurationResult>;

export const AuditFinding = closed(
  {
    check: Type.String({ description: 'The invariant, in words' }),
    count: Type.Integer(),
    examples: Type.Array(Type.String()),
  },
  { $id: 'AuditFinding' },
);

const AuditResult = closed(
  {
    checked: Type.Integer(),
    rescored: Type.Integer(),
    findings: Type.Array(ref(AuditFinding)),
  },
  { $id: 'AuditResult' },
);
export type AuditResultBody = Static<typeof AuditResult>;

const tags = ['startups'];

export const runCurationSchema = {
  operationId: 'runCuration',
  tags,
  summary: 'Curate up to `limit` waiting raw rows, oldest first',
  body: closed({
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: CURATE_BATCH_LIMIT, default: CURATE_BATCH_LIMIT }),
    ),
    dryRun: Type.Optional(Type.Boolean()),
  }),
  response: { 200: ref(CurationResult) },
};

export const auditCurationSchema = {
  operationId: 'auditCuration',
  tags,
  summary: 'Re-score everything and prove the invariants of the curated data',
  body: Type.Optional(closed({})),
  response: { 200: ref(AuditResult) },
};
