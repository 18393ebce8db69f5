// Generated from the contract by 'npm run contract'. Do not edit.
export type ListPeopleApiResponse = /** status 200 Default Response */ People;
export type ListPeopleApiArg = {
  limit?: number;
  offset?: number;
};
export type Person = {
  id: string;
  name: string;
  /** Of the first and the last word of the name */
  initials: string;
  /** Null for a caller of the role user */
  email: string | null;
};
export type People = {
  items: Person[];
  total: number;
};
