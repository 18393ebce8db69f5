// Generated from the contract by 'npm run contract'. Do not edit.
import type { Parameter } from './parameters.gen';

export type ListUnweightedAwardsApiResponse = /** status 200 Default Response */ UnweightedAwardPage;
export type ListUnweightedAwardsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ListAwardDecisionsApiResponse = /** status 200 Default Response */ AwardDecisions;
export type ListAwardDecisionsApiArg = void;
export type MakeAwardParameterApiResponse = /** status 201 Default Response */ Parameter | null;
export type MakeAwardParameterApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
    /** Where it is to be spelled otherwise. At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value: number;
  };
};
export type AddAwardAliasApiResponse = /** status 201 Default Response */ NamedAlias | null;
export type AddAwardAliasApiArg = {
  namedAlias: NamedAlias;
};
export type RemoveAwardAliasApiResponse = /** status 200 Default Response */ NamedAlias | null;
export type RemoveAwardAliasApiArg = {
  namedAlias: NamedAlias;
};
export type IgnoreAwardApiResponse = /** status 201 Default Response */ NamedAward | null;
export type IgnoreAwardApiArg = {
  namedAward: NamedAward;
};
export type UndoIgnoreAwardApiResponse = /** status 200 Default Response */ NamedAward | null;
export type UndoIgnoreAwardApiArg = {
  namedAward: NamedAward;
};
export type AwardLookAlike = {
  parameterID: string;
  parameterName: string;
  /** From 0.55 to 1 */
  likeness: number;
};
export type UnweightedAward = {
  /** Folded name: one award, however spelled */
  award_key: string;
  /** As it is spelled most often */
  award: string;
  /** How many hold it */
  startups: number;
  /** At most 3 of them, those with the highest score first */
  examples: {
    id: string;
    company_name: string;
  }[];
  /** At most 3 parameters that it may mean, the likest first */
  look_alikes: AwardLookAlike[];
};
export type UnweightedAwardPage = {
  items: UnweightedAward[];
  total: number;
  /** How many awards are ignored */
  ignored: number;
  page?: number;
  pageSize?: number;
};
export type AwardAlias = {
  award_key: string;
  award: string;
  /** How many hold it now */
  startups: number;
  /** Name of the person; null when a version of the rules brought it back */
  by: string | null;
  at: string;
  parameterID: string;
  parameterName: string;
};
export type IgnoredAward = {
  award_key: string;
  award: string;
  /** How many hold it now */
  startups: number;
  /** Name of the person; null when a version of the rules brought it back */
  by: string | null;
  at: string;
};
export type AwardDecisions = {
  aliases: AwardAlias[];
  ignored: IgnoredAward[];
};
export type NamedAlias = {
  /** At least one visible character; no control, zero-width or directional ones */
  award: string;
  parameterID: string;
};
export type NamedAward = {
  /** At least one visible character; no control, zero-width or directional ones */
  award: string;
};
