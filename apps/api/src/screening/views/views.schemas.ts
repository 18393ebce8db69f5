import { Type, type Static } from '@sinclair/typebox';
import { nameText } from '../../platform/http/validation/name-text';
import {
  listBody,
  closed,
  idParams,
  nullableString,
  oneOf,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { MAX_QUERY_LENGTH } from './view-query';

const MAX_NAME_LENGTH = 60;
/** Maximum numbers of views per person, and for the team. */
export const MAX_OWN_VIEWS = 50;
export const MAX_TEAM_VIEWS = 100;

const query = Type.String({
  maxLength: MAX_QUERY_LENGTH,
  description: 'The query string of the list: its parameters without page, and `layout` and `columns`',
});

const ViewDraft = closed(
  { query, base_version: Type.Integer({ description: 'The version of the view that was changed' }) },
  { $id: 'ViewDraft', description: 'What the caller changed in a view; nobody else sees it' },
);

const View = closed(
  {
    id: Type.String(),
    name: Type.String(),
    is_team: Type.Boolean({ description: 'Everybody sees a team view' }),
    is_mine: Type.Boolean(),
    owner: Type.Unsafe<string | null>({ ...nullableString(200), description: 'Name of who created it' }),
    query,
    is_pinned: Type.Boolean({ description: 'True if the caller keeps it in front' }),
    draft: Type.Optional(ref(ViewDraft)),
    version,
    updated_at: Type.String(),
  },
  { $id: 'View', description: 'A saved view of the list' },
);
export type ViewBody = Static<typeof View>;

const Views = closed(
  { items: Type.Array(ref(View), { description: 'Pinned ones first' }), total: Type.Integer() },
  { $id: 'Views' },
);

const name = nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: '\\S' });
const NewView = closed({ name, query, is_team: Type.Optional(Type.Boolean()) }, { $id: 'NewView' });
export type NewViewBody = Static<typeof NewView>;

const ViewChange = closed(
  {
    name: Type.Optional(name),
    query: Type.Optional(query),
    is_team: Type.Optional(Type.Boolean()),
    is_pinned: Type.Optional(Type.Boolean({ description: 'For the caller alone; it needs no If-Match' })),
    is_deleted: Type.Optional(Type.Literal(false, { description: 'Restores a view that was deleted' })),
  },
  { $id: 'ViewChange', description: 'What is missing stays as it is' },
);
export type ViewChangeBody = Static<typeof ViewChange>;

const ViewDraftChange = closed({ query }, { $id: 'ViewDraftChange' });
const count = (description: string) => Type.Integer({ minimum: 0, description });
const ViewDraftEffect = closed(
  {
    query,
    base_version: Type.Integer(),
    total: count('Startups of the view as it is saved'),
    added: count('Startups of the draft that the view lacks'),
    removed: count('Startups of the view that the draft lacks'),
  },
  { $id: 'ViewDraftEffect', description: 'A draft, with what it would change for the team' },
);
export type ViewDraftEffectBody = Static<typeof ViewDraftEffect>;

const VISIT_ACTS = ['seen', 'undo'] as const;
const NewVisit = closed(
  {
    act: Type.Optional(
      oneOf(VISIT_ACTS, { description: 'Mark everything as seen, or take that back; neither: a visit' }),
    ),
  },
  { $id: 'NewVisit' },
);
export type VisitAct = (typeof VISIT_ACTS)[number];

const newsOfView = {
  id: Type.String({ description: '`all` for all active startups' }),
  since: Type.Unsafe<string | null>({
    ...nullableString(40),
    description: 'The end of the visit before; null where there was none',
  }),
  new: count(
    'Startups of the view that were created, reached the threshold or ceased to be Later since then',
  ),
};
const ViewNews = closed(newsOfView, { $id: 'ViewNews' });
export type ViewNewsBody = Static<typeof ViewNews>;
const ViewVisit = closed(
  { ...newsOfView, can_undo: Type.Boolean({ description: 'True if marking as seen can be undone' }) },
  { $id: 'ViewVisit' },
);
export type ViewVisitBody = Static<typeof ViewVisit>;
const ViewCounts = listBody(ViewNews, 'ViewCounts');

const tags = ['views'];

export const listViewsSchema = {
  operationId: 'listViews',
  tags,
  summary: "The caller's own views and those of the team",
  response: { 200: ref(Views) },
};
export const createViewSchema = {
  operationId: 'createView',
  tags,
  refuses: [403, 409],
  summary: 'Save a view; a team view needs the right to write. 409 when the name is taken',
  body: ref(NewView),
  response: { 201: ref(View) },
};
export const updateViewSchema = {
  operationId: 'updateView',
  tags,
  refuses: [403, 409],
  summary: "Rename, pin, change or restore a view. A new query ends the caller's draft",
  params: idParams,
  headers: seenVersion,
  body: ref(ViewChange),
  row: ref(View),
  response: { 200: ref(View) },
};
export const deleteViewSchema = {
  operationId: 'deleteView',
  tags,
  refuses: [403],
  summary: 'Delete a view: of the team by its author, or by who sees the settings',
  params: idParams,
  headers: seenVersion,
  row: ref(View),
  response: { 204: Type.Null() },
};
export const saveViewDraftSchema = {
  operationId: 'saveViewDraft',
  tags,
  summary: 'Keep what the caller changed in a view, with what that would change for the team',
  params: idParams,
  body: ref(ViewDraftChange),
  response: { 200: ref(ViewDraftEffect) },
};
export const discardViewDraftSchema = {
  operationId: 'discardViewDraft',
  tags,
  summary: "Discard the caller's draft of a view",
  params: idParams,
  response: { 204: Type.Null() },
};
export const visitViewSchema = {
  operationId: 'visitView',
  tags,
  refuses: [409],
  summary:
    'Confirm that the caller looks at a view, `all` for all active startups. After 30 minutes without that the next visit begins, and news count since the one before',
  params: idParams,
  body: ref(NewVisit),
  response: { 200: ref(ViewVisit) },
};
export const countViewNewsSchema = {
  operationId: 'countViewNews',
  tags,
  summary: 'How much is new in each view since the caller was there',
  response: { 200: ref(ViewCounts) },
};
