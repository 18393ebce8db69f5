// Generated from the contract by 'npm run contract'. Do not edit.
export type ListParametersApiResponse = /** status 200 Default Response */ ParameterPage;
export type ListParametersApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
  sort?: 'name' | 'startups';
};
export type CreateParameterApiResponse = /** status 201 Default Response */ Parameter | null;
export type CreateParameterApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
};
export type UpdateParameterApiResponse = /** status 200 Default Response */ Parameter | null;
export type UpdateParameterApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
};
export type DeleteParameterApiResponse = unknown;
export type DeleteParameterApiArg = {
  cascade?: number;
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ImportWeightsApiResponse = /** status 200 Default Response */ ImportedWeights | null;
export type ImportWeightsApiArg = {
  body: {
    weights: WeightRow[];
  };
};
export type AddUsualParametersApiResponse = /** status 201 Default Response */ UsualParameters | null;
export type AddUsualParametersApiArg = {
  body: {};
};
export type RemoveUsualParametersApiResponse = /** status 200 Default Response */ UsualParameters | null;
export type RemoveUsualParametersApiArg = {
  usualParameters: UsualParameters;
};
export type ListParameterChoicesApiResponse = /** status 200 Default Response */ ParameterChoices;
export type ListParameterChoicesApiArg = void;
export type ListedParameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value?: number;
  /** Counts changes; sent back as If-Match */
  version?: number;
  /** Number of startups that hold the award */
  startups?: number;
};
export type ParameterPage = {
  parameters: ListedParameter[];
  total: number;
  /** Number of parameters, of all pages and searches, that startups hold and whose weight is 0 */
  held_without_weight?: number;
  page?: number;
  pageSize?: number;
};
export type Parameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value?: number;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type ImportedWeights = {
  /** Ids of new parameters */
  created: string[];
  /** Ids of those with another weight */
  changed: string[];
  unchanged: number;
};
export type WeightRow = {
  /** At least one visible character; no control, zero-width or directional ones */
  parameterName: string;
  value: number;
  /** That the caller saw; without it any version is changed */
  version?: number;
};
export type UsualParameters = {
  parameterIDs: string[];
};
export type ParameterChoice = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value?: number;
  /** Names of the exclusivity groups that hold the parameter, by name: of each only one award counts */
  exclusive_groups?: string[];
};
export type ParameterChoices = {
  parameters: ParameterChoice[];
};
