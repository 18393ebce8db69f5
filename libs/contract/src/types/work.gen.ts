// Generated from the contract by 'npm run contract'. Do not edit.
export type ListWorkApiResponse = /** status 200 Default Response */ WorkList;
export type ListWorkApiArg = {
  /** Ids of startups, separated by commas */
  ids: string;
};
export type ReadWorkApiResponse = /** status 200 Who works on a startup, and what is done next */ Work;
export type ReadWorkApiArg = {
  id: string;
};
export type ChangeWorkApiResponse =
  /** status 200 Who works on a startup, and what is done next */ Work | null;
export type ChangeWorkApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  workChange: WorkChange;
};
export type Work = {
  startup_id: string;
  /** Id of the person; null for nobody */
  assignee_id: string | null;
  /** Name of the person */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** The day of the next step */
  due: string | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type WorkList = {
  items: Work[];
  total: number;
};
export type WorkChange = {
  /** A person who has access; null for nobody */
  assignee?: string | null;
  /** At least one visible character; no control, zero-width or directional ones */
  step?: string | null;
  /** Of a step; without a step there is none */
  due?: string | null;
};
