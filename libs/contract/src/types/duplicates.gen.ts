// Generated from the contract by 'npm run contract'. Do not edit.
import type { DuplicatePair, MergeChoices, MergePreview, StartupMerge } from './facts.gen';

export type ListDuplicatesApiResponse = /** status 200 Default Response */ DuplicatePage;
export type ListDuplicatesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  only?: 'all' | 'website' | 'founder' | 'name';
};
export type NameDuplicateApiResponse =
  | /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair
  | null;
export type NameDuplicateApiArg = {
  namedPair: NamedPair;
};
export type CountDuplicatesApiResponse = /** status 200 Default Response */ DuplicateCount;
export type CountDuplicatesApiArg = void;
export type ReadDuplicateApiResponse =
  /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair;
export type ReadDuplicateApiArg = {
  id: string;
};
export type DismissDuplicateApiResponse = /** status 200 Default Response */ KeptApart | null;
export type DismissDuplicateApiArg = {
  id: string;
  body: {};
};
export type PostponeDuplicateApiResponse =
  | /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair
  | null;
export type PostponeDuplicateApiArg = {
  id: string;
  body: {
    is_later?: boolean;
  };
};
export type ListKeptApartApiResponse = /** status 200 Default Response */ KeptApartPage;
export type ListKeptApartApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type UndoKeptApartApiResponse = /** status 200 Default Response */ KeptApart | null;
export type UndoKeptApartApiArg = {
  id: string;
  body: {};
};
export type PreviewMergeApiResponse = /** status 200 Default Response */ MergePreview;
export type PreviewMergeApiArg = {
  id: string;
  mergeChoices: MergeChoices;
};
export type MergeDuplicateApiResponse = /** status 200 Default Response */ StartupMerge | null;
export type MergeDuplicateApiArg = {
  id: string;
  mergeOrder: MergeOrder;
};
export type ListMergesApiResponse = /** status 200 Default Response */ StartupMergePage;
export type ListMergesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type UndoMergeApiResponse = /** status 200 Default Response */ StartupMerge | null;
export type UndoMergeApiArg = {
  id: string;
  undoMergeOrder: UndoMergeOrder;
};
export type DuplicatePage = {
  items: DuplicatePair[];
  total: number;
  page?: number;
  pageSize?: number;
  counts: {
    all: number;
    website: number;
    founder: number;
    /** Neither website nor founder is the same */
    name: number;
  };
  /** Pairs that were decided to be two companies */
  kept_apart: number;
  /** Changes of startups that still wait to be compared */
  comparing: number;
};
export type NamedPair = {
  startup_ids: string[];
};
export type DuplicateCount = {
  open: number;
};
export type KeptApart = {
  id: string;
  first_id: string;
  first_name: string;
  second_id: string;
  second_name: string;
  decided_by: string | null;
  decided_at: string;
};
export type KeptApartPage = {
  items: KeptApart[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type MergeOrder = {
  choices?: MergeChoices;
  versions?: {
    /** Counts changes; sent back as If-Match */
    first: number;
    /** Counts changes; sent back as If-Match */
    second: number;
  };
};
export type StartupMergePage = {
  items: StartupMerge[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type UndoMergeOrder = {
  /** Undo although the survivor was changed since; that stays with it */
  confirm?: boolean;
};
