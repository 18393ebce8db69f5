// Generated from the contract by 'npm run contract'. Do not edit.
import type { Note } from './timeline.gen';

export type ListNotesApiResponse = /** status 200 Default Response */ NotePage;
export type ListNotesApiArg = {
  limit?: number;
  offset?: number;
  id: string;
};
export type AddNoteApiResponse = /** status 201 What a person wrote about a startup */ Note | null;
export type AddNoteApiArg = {
  id: string;
  newNote: NewNote;
};
export type EditNoteApiResponse = /** status 200 What a person wrote about a startup */ Note | null;
export type EditNoteApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  newNote: NewNote;
};
export type StrikeNoteApiResponse = /** status 200 What a person wrote about a startup */ Note | null;
export type StrikeNoteApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type NotePage = {
  items: Note[];
  total: number;
};
export type NewNote = {
  text: string;
  /** Ids of people whose name follows a sign @ in the text; others are left out */
  mentions?: string[];
};
