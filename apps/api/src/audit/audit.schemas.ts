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
/** The changed fields as JSON; null when there are none. */
const changedFields = (description: string) => Type.Unknown({ description });

const AuditActor = closed(
  {
    id: Type.String(),
    email: Type.Unsafe<string | null>({ ...nullable, description: 'Null when the account is gone' }),
  },
  { $id: 'AuditActor' },
);

const AuditEvent = closed(
  {
    id: Type.String(),
    at: Type.String({ format: 'date-time' }),
    actor: Type.Union([ref(AuditActor), Type.Null()], {
      description: 'Null for the server itself, and for whoever had not signed in',
    }),
    action: Type.String(),
    target_type: Type.Unsafe<string | null>(nullable),
    target_id: Type.Unsafe<string | null>(nullable),
    target_name: Type.Unsafe<string | null>({
      ...nullable,
      description: 'What the target is called now, or was when it went',
    }),
    before: changedFields('As it was, of what changed'),
    after: changedFields('As it is, of what changed'),
    ip: Type.Unsafe<string | null>(nullable),
    request_id: Type.Unsafe<string | null>(nullable),
  },
  { $id: 'AuditEvent' },
);
export type AuditEventBody = Static<typeof AuditEvent>;

const AuditEventPage = pageBody(AuditEvent, 'AuditEventPage');

const AuditChoices = closed(
  {
    actions: Type.Array(Type.String(), { description: 'Every action that the trail records, by name' }),
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
  summary: 'Who did what, the newest first',
  querystring: closed({
    page: pageQuery.page,
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    person: Type.Optional(
      Type.String({ maxLength: 254, description: 'Id of who acted, or a part of their email' }),
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
        description: 'Only events with a smaller id: reads on while new ones arrive',
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

/** Shown as text by the card of a startup; only admins see emails. */
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
    award: Type.String({ description: 'Adds something else to the score than before' }),
    status_before: awardStatus('In the ledger of the score before'),
    status_after: awardStatus('In the ledger of the score after'),
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
    id: Type.String({ description: 'Stays the same; of no other use' }),
    at: Type.String({ format: 'date-time' }),
    actor: Type.Unsafe<string | null>({ ...nullable, description: 'Name of the person' }),
    kind: oneOf(['flags', 'text', 'imported', 'curated', 'score']),
    changes: Type.Array(ref(HistoryChange), { description: 'Of a score: one of the field score' }),
    reasons: Type.Array(ref(HistoryReason), { description: 'Why a score is another one' }),
    source: Type.Unsafe<string | null>({
      ...nullable,
      description: 'The raw row that came or was curated, by its ID or number',
    }),
    origin: Type.Unsafe<string | null>({
      ...nullable,
      description: 'Where that row came from: import, article or person',
    }),
    version: Type.Unsafe<number | null>({
      ...nullableInteger(1, 2_147_483_647),
      description: 'The version of the scoring rules that moved the score',
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
  summary: 'What happened to a startup: flags, texts, score, curation',
  params: closed({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
  querystring: closed({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: '50 without it' })),
  }),
  response: { 200: ref(StartupHistory) },
};
