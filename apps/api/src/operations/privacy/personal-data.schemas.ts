import { Type } from '@sinclair/typebox';
import { ownPassword } from '../../identity/sign-in/passwords/password.schemas';
import { closed, idParams, ref } from '../../platform/http/validation/schema-parts';

const proof = closed({ password: ownPassword });

const PersonData = closed(
  {
    description: Type.String(),
    person: Type.String({ description: 'Id of the account' }),
    taken_at: Type.String(),
    parts: Type.Array(
      closed({
        name: Type.String(),
        about: Type.String({ description: 'What its rows are' }),
        rows: Type.Array(Type.Unknown()),
      }),
    ),
  },
  { $id: 'PersonData' },
);

const DataExports = closed(
  {
    items: Type.Array(
      closed({
        at: Type.String(),
        by: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Name of who took it' }),
        is_own: Type.Boolean({ description: 'The person took it' }),
      }),
    ),
  },
  { $id: 'DataExports' },
);

export const exportOwnDataSchema = {
  operationId: 'exportOwnData',
  tags: ['account'],
  refuses: [429],
  summary: 'All that is stored about the signed-in person',
  body: proof,
  response: { 200: ref(PersonData) },
};
export const listOwnDataExportsSchema = {
  operationId: 'listOwnDataExports',
  tags: ['account'],
  summary: 'Who last took all that is stored about the signed-in person, the newest first, twenty at most',
  response: { 200: ref(DataExports) },
};
export const exportPersonDataSchema = {
  operationId: 'exportPersonData',
  tags: ['users'],
  refuses: [429],
  summary: 'All that is stored about a person, who sees in their profile that it was taken',
  params: idParams,
  body: proof,
  response: { 200: ref(PersonData) },
};
export const erasePersonSchema = {
  operationId: 'erasePerson',
  tags: ['users'],
  refuses: [409, 429],
  summary:
    'Delete an account with all that is its own, and take the names of the person out of what stays; cannot be undone',
  params: idParams,
  body: closed({
    password: ownPassword,
    email: Type.String({ maxLength: 254, description: 'Of the account, typed by who erases it' }),
    removes_notes: Type.Boolean({ description: 'Remove the text of the notes that the person wrote too' }),
  }),
  response: { 204: Type.Null() },
};
