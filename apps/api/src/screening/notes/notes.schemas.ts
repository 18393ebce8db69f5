import { Type, type Static } from '@sinclair/typebox';
import {
  listBody,
  closed,
  idParams,
  nullableString,
  pageQuery,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';

const MAX_NOTE_LENGTH = 10_000;
const MAX_MENTIONS = 50;
const dateTime = (description?: string) =>
  Type.String({ format: 'date-time', ...(description && { description }) });
const orNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });

const NoteMention = closed(
  { id: Type.String(), name: Type.String({ description: 'As it is in the text, after the sign @' }) },
  { $id: 'NoteMention' },
);

export const Note = closed(
  {
    id: Type.String(),
    startup_id: Type.String(),
    text: Type.String(),
    author_id: Type.String(),
    author: Type.Unsafe<string | null>({ ...nullableString(500), description: 'Name of the person' }),
    written_at: dateTime(),
    edited_at: orNull('When it was edited last; null for never'),
    editable_until: dateTime('Its author may edit it until then'),
    struck_at: orNull('When it was struck through; null for one that holds'),
    struck_by: orNull('Name of the person'),
    mentions: Type.Array(ref(NoteMention), {
      description: 'Those who have access; the others are plain text',
    }),
    version,
  },
  { $id: 'Note', description: 'What a person wrote about a startup' },
);
export type NoteBody = Static<typeof Note>;

const NotePage = listBody(Note, 'NotePage');

const NewNote = closed(
  {
    text: Type.String({ minLength: 1, maxLength: MAX_NOTE_LENGTH }),
    mentions: Type.Optional(
      Type.Array(Type.String({ format: 'uuid' }), {
        maxItems: MAX_MENTIONS,
        description: 'Ids of people whose name follows a sign @ in the text; others are left out',
      }),
    ),
  },
  { $id: 'NewNote' },
);
export type NewNoteBody = Static<typeof NewNote>;

const tags = ['notes'];

export const listNotesSchema = {
  operationId: 'listNotes',
  tags,
  summary: 'What people wrote about a startup, the newest first',
  params: idParams,
  querystring: closed({ limit: pageQuery.limit, offset: pageQuery.offset }),
  response: { 200: ref(NotePage) },
};
export const addNoteSchema = {
  operationId: 'addNote',
  tags,
  refuses: [409],
  summary: 'Write a note about a startup; 409 when that was merged',
  params: idParams,
  body: ref(NewNote),
  response: { 201: ref(Note) },
};
export const editNoteSchema = {
  operationId: 'editNote',
  tags,
  refuses: [409],
  summary: 'Edit one’s own note, within 15 minutes; 409 later, or when it was struck through',
  params: idParams,
  headers: seenVersion,
  body: ref(NewNote),
  row: ref(Note),
  response: { 200: ref(Note) },
};
export const strikeNoteSchema = {
  operationId: 'strikeNote',
  tags,
  refuses: [403, 409],
  summary: 'Strike a note through: by its author, or an administrator. It stays readable',
  params: idParams,
  headers: seenVersion,
  row: ref(Note),
  response: { 200: ref(Note) },
};
