// Generated from the contract by 'npm run contract'. Do not edit.
export type ListViewsApiResponse = /** status 200 Default Response */ Views;
export type ListViewsApiArg = void;
export type CreateViewApiResponse = /** status 201 A saved view of the list */ View | null;
export type CreateViewApiArg = {
  newView: NewView;
};
export type CountViewNewsApiResponse = /** status 200 Default Response */ ViewCounts;
export type CountViewNewsApiArg = void;
export type UpdateViewApiResponse = /** status 200 A saved view of the list */ View | null;
export type UpdateViewApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  viewChange: ViewChange;
};
export type DeleteViewApiResponse = unknown;
export type DeleteViewApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type SaveViewDraftApiResponse =
  /** status 200 A draft, with what it would change for the team */ ViewDraftEffect | null;
export type SaveViewDraftApiArg = {
  id: string;
  viewDraftChange: ViewDraftChange;
};
export type DiscardViewDraftApiResponse = unknown;
export type DiscardViewDraftApiArg = {
  id: string;
};
export type VisitViewApiResponse = /** status 200 Default Response */ ViewVisit | null;
export type VisitViewApiArg = {
  id: string;
  newVisit: NewVisit;
};
export type ViewDraft = {
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  /** The version of the view that was changed */
  base_version: number;
};
export type View = {
  id: string;
  name: string;
  /** Everybody sees a team view */
  is_team: boolean;
  is_mine: boolean;
  /** Name of who created it */
  owner: string | null;
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  /** True if the caller keeps it in front */
  is_pinned: boolean;
  draft?: ViewDraft;
  /** Counts changes; sent back as If-Match */
  version: number;
  updated_at: string;
};
export type Views = {
  /** Pinned ones first */
  items: View[];
  total: number;
};
export type NewView = {
  /** At least one visible character; no control, zero-width or directional ones */
  name: string;
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  is_team?: boolean;
};
export type ViewNews = {
  /** `all` for all active startups */
  id: string;
  /** The end of the visit before; null where there was none */
  since: string | null;
  /** Startups of the view that were created, reached the threshold or ceased to be Later since then */
  new: number;
};
export type ViewCounts = {
  items: ViewNews[];
  total: number;
};
export type ViewChange = {
  /** At least one visible character; no control, zero-width or directional ones */
  name?: string;
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query?: string;
  is_team?: boolean;
  /** For the caller alone; it needs no If-Match */
  is_pinned?: boolean;
  /** Restores a view that was deleted */
  is_deleted?: false;
};
export type ViewDraftEffect = {
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  base_version: number;
  /** Startups of the view as it is saved */
  total: number;
  /** Startups of the draft that the view lacks */
  added: number;
  /** Startups of the view that the draft lacks */
  removed: number;
};
export type ViewDraftChange = {
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
};
export type ViewVisit = {
  /** `all` for all active startups */
  id: string;
  /** The end of the visit before; null where there was none */
  since: string | null;
  /** Startups of the view that were created, reached the threshold or ceased to be Later since then */
  new: number;
  /** True if marking as seen can be undone */
  can_undo: boolean;
};
export type NewVisit = {
  /** Mark everything as seen, or take that back; neither: a visit */
  act?: 'seen' | 'undo';
};
