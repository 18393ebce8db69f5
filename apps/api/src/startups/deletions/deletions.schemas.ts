import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';
import { RawStartup, Startup } from '../records/startup.schemas';
import { RESTORABLE_DAYS } from './deletion-days';

const kind = oneOf(['startup', 'raw_startup']);

const DeletedRow = closed(
  {
    id: Type.String({ description: 'Of the deletion, by which it is restored' }),
    kind,
    row_id: Type.String(),
    company_name: Type.String(),
    deleted_at: Type.String(),
    deleted_by: nullableString(200),
    purged_from: Type.String({ description: 'When it can no longer be restored' }),
    days_left: Type.Integer({ minimum: 0, maximum: RESTORABLE_DAYS }),
  },
  { $id: 'DeletedRow' },
);
export type DeletedRowBody = Static<typeof DeletedRow>;

const DeletedRowPage = closed(
  {
    items: Type.Array(ref(DeletedRow)),
    total: Type.Integer(),
    page: Type.Optional(Type.Integer()),
    pageSize: Type.Optional(Type.Integer()),
  },
  { $id: 'DeletedRowPage' },
);

const RestoredRow = closed({ kind, row_id: Type.String() }, { $id: 'RestoredRow' });
export type RestoredRowBody = Static<typeof RestoredRow>;

const tags = ['startups'];
const { q, ...pageOnly } = pageQuery;

export const deleteStartupSchema = {
  operationId: 'deleteStartup',
  tags,
  refuses: [409],
  summary: `Delete a curated startup; it can be restored for ${RESTORABLE_DAYS} days`,
  params: idParams,
  headers: seenVersion,
  row: ref(Startup),
  response: { 204: Type.Null() },
};

export const deleteRawSchema = {
  operationId: 'deleteRaw',
  tags,
  summary: `Delete a raw startup; it can be restored for ${RESTORABLE_DAYS} days`,
  params: idParams,
  headers: seenVersion,
  row: ref(RawStartup),
  response: { 204: Type.Null() },
};

export const listDeletedSchema = {
  operationId: 'listDeleted',
  tags,
  summary: 'Deleted startups and raw startups that can be restored, the newest deletion first',
  querystring: closed(pageOnly),
  response: { 200: ref(DeletedRowPage) },
};

export const restoreDeletedSchema = {
  operationId: 'restoreDeleted',
  tags,
  summary: 'Bring a deleted row back as it was, under its id',
  params: idParams,
  body: Type.Optional(closed({})),
  refuses: [409],
  response: { 200: ref(RestoredRow) },
};
