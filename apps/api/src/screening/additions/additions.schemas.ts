import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';
import { nameText } from '../../platform/http/validation/name-text';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';
import { importSchemas } from '../../startups/records/field-schemas';
import { Startup } from '../../startups/records/startup.schemas';

const { company_name, website, canton, sector, first_name, last_name, email, number } = importSchemas();
const MAX_NOTE_LENGTH = 10_000;

const AddedStartup = closed(
  {
    company_name,
    website,
    canton,
    sector,
    first_name,
    last_name,
    email,
    number,
    note: Type.Optional(
      Type.String({ maxLength: MAX_NOTE_LENGTH, description: 'The first note about the startup' }),
    ),
  },
  { $id: 'AddedStartup', description: 'A startup that a person adds' },
);
export type AddedStartupBody = Static<typeof AddedStartup>;

const SimilarStartup = closed(
  {
    id: Type.String({ description: 'Of the startup; of a deleted one its former id' }),
    company_name: Type.String(),
    website: nullableString(MAX_URL_LENGTH),
    canton: nullableString(40),
    because: Type.String({ description: 'The reasons in words' }),
    is_same: Type.Boolean({ description: 'It is this company by the rules of curation: it cannot be added' }),
    is_deleted: Type.Boolean({ description: 'It was deleted and can be restored' }),
  },
  { $id: 'SimilarStartup' },
);
export type SimilarStartupBody = Static<typeof SimilarStartup>;

const SimilarStartups = closed(
  { items: Type.Array(ref(SimilarStartup)), total: Type.Integer() },
  { $id: 'SimilarStartups' },
);

const tags = ['startups'];

export const addStartupSchema = {
  operationId: 'addStartup',
  tags,
  refuses: [409],
  summary:
    'Add a startup by hand: a raw row that is curated at once, and whose values imports do not replace',
  body: ref(AddedStartup),
  response: { 201: ref(Startup) },
};

export const findSimilarStartupsSchema = {
  operationId: 'findSimilarStartups',
  tags,
  summary: 'Startups that may be the company that a person is about to add, the surest first',
  querystring: closed({
    name: nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH, description: 'Of the company' }),
    website: Type.Optional(Type.String({ maxLength: MAX_URL_LENGTH })),
  }),
  response: { 200: ref(SimilarStartups) },
};

export const undoAddedStartupSchema = {
  operationId: 'undoAddedStartup',
  tags,
  refuses: [409],
  summary: 'Remove a startup that was added by hand, while nothing else is known of it',
  params: idParams,
  headers: seenVersion,
  body: Type.Optional(closed({})),
  row: ref(Startup),
  response: { 204: Type.Null() },
};
