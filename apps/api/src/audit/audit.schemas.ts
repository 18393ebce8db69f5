import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  nullableNumber,
  nullableString,
  oneOf,
  pageBody,
  pageQuery,
  ref,
} from '../platform/http/validation/schema-parts';

const LARGEST_ID = Number.MAX_SAFE_INTEGER;
const nullable = { type: ['string', 'null'] };
/** Returns a schema for the changed fields as JSON. The value is null if no field changed. */
const changedFields = (description: string) => Type.Unknown({ description });

const AuditActor = closed(
  {
    id: Type.String(),
    email: Type.Unsafe<string | null>({ ...nullable, description: 'Null if the account no longer exists' }),
  },
  { $id: 'AuditActor' },
);

const AuditEvent = closed(
  {
    id: Type.String(),
    at: Type.String({ format: 'date-time' }),
    actor: Type.Union([ref(AuditActor), Type.Null()], {
      description: 'Null for the server itself and for people who had not signed in',
    }),
    action: Type.String(),
    target_type: Type.Unsafe<string | null>(nullable),
    target_id: Type.Unsafe<string | null>(nullable),
    target_name: Type.Unsafe<string | null>({
      ...nullable,
      description: 'Current name of the target, or its name when it was deleted',
    }),
    target_exists: Type.Boolean({
      description: 'True if the target can be opened; false for a target without a page of its own',
    }),
    before: changedFields('The changed fields before the change'),
    after: changedFields('The changed fields after the change'),
    ip: Type.Unsafe<string | null>(nullable),
    request_id: Type.Unsafe<string | null>(nullable),
  },
  { $id: 'AuditEvent' },
);
export type AuditEventBody = Static<typeof AuditEvent>;

const AuditEventPage = pageBody(AuditEvent, 'AuditEventPage');

const AuditChoices = closed(
  {
    actions: Type.Array(Type.String(), { description: 'All actions in the audit trail, by name' }),
    target_types: Type.Array(Type.String()),
  },
  { $id: 'AuditChoices' },
);
export type AuditChoicesBody = Static<typeof AuditChoices>;

const tags = ['audit'];
const timestamp = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

export const listAuditEventsSchema = {
  operationId: 'listAuditEvents',
  tags,
  summary: 'Events of the audit trail, the newest first',
  querystring: closed({
    page: pageQuery.page,
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    person: Type.Optional(
      Type.String({ maxLength: 254, description: 'Id of the person who acted, or a part of their email' }),
    ),
    action: Type.Optional(Type.String({ maxLength: 100 })),
    targetType: Type.Optional(Type.String({ maxLength: 100 })),
    targetId: Type.Optional(Type.String({ maxLength: 254 })),
    from: timestamp('At this time or later'),
    to: timestamp('Before this time'),
    olderThan: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: LARGEST_ID,
        description: 'Only events with a smaller id, to read further pages while new events arrive',
      }),
    ),
  }),
  response: { 200: ref(AuditEventPage) },
};

export const listAuditChoicesSchema = {
  operationId: 'listAuditChoices',
  tags,
  summary: 'Actions and types of targets to filter by',
  response: { 200: ref(AuditChoices) },
};

/** Field change as displayed on a startup card. Only administrators see email addresses. */
export const HistoryChange = closed(
  {
    field: Type.String(),
    before: Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }),
    after: Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }),
  },
  { $id: 'HistoryChange' },
);

const awardStatus = (description: string) =>
  oneOf(['counted', 'superseded', 'not_weighted', 'not_held'], { description });

export const HistoryReason = closed(
  {
    award: Type.String({ description: 'An award whose part of the score changed' }),
    status_before: awardStatus('Status in the ledger before the change'),
    status_after: awardStatus('Status in the ledger after the change'),
    weight_before: nullableNumber(),
    weight_after: nullableNumber(),
    superseded_by: nullableString(200),
    group_name: nullableString(200),
  },
  { $id: 'HistoryReason' },
);
export type HistoryReasonBody = Static<typeof HistoryReason>;

const HistoryEntry = closed(
  {
    id: Type.String({ description: 'Stable id of the entry' }),
    at: Type.String({ format: 'date-time' }),
    actor: Type.Unsafe<string | null>({ ...nullable, description: 'Name of the person' }),
    kind: oneOf(['flags', 'text', 'imported', 'curated', 'score']),
    changes: Type.Array(ref(HistoryChange), { description: 'For a score: one change of the field score' }),
    reasons: Type.Array(ref(HistoryReason), { description: 'Awards that changed the score' }),
    source: Type.Unsafe<string | null>({
      ...nullable,
      description: 'ID or number of the raw row that was imported or curated',
    }),
    origin: Type.Unsafe<string | null>({
      ...nullable,
      description: 'Origin of that row: import, article or person',
    }),
    version: Type.Unsafe<number | null>({
      ...nullableInteger(1, 2_147_483_647),
      description: 'Version of the scoring rules that changed the score',
    }),
  },
  { $id: 'HistoryEntry' },
);
export type HistoryEntryBody = Static<typeof HistoryEntry>;

const StartupHistory = closed(
  {
    items: Type.Array(ref(HistoryEntry), { description: 'The newest first' }),
    total: Type.Integer(),
  },
  { $id: 'StartupHistory' },
);
export type StartupHistoryBody = Static<typeof StartupHistory>;

export const readStartupHistorySchema = {
  operationId: 'readStartupHistory',
  tags: ['investments'],
  summary: 'History of a startup: flags, texts, score, curation',
  params: closed({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
  querystring: closed({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: '50 without it' })),
  }),
  response: { 200: ref(StartupHistory) },
};
