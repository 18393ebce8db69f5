// Generated from the contract by 'npm run contract'. Do not edit.
export type ListAwardGroupsApiResponse = /** status 200 Default Response */ AwardGroupList;
export type ListAwardGroupsApiArg = void;
export type CreateAwardGroupApiResponse = /** status 201 Default Response */ AwardGroup | null;
export type CreateAwardGroupApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
};
export type ListAwardConfigApiResponse = /** status 200 Default Response */ AwardConfigList;
export type ListAwardConfigApiArg = void;
export type ListAwardGroupItemsApiResponse = /** status 200 Default Response */ AwardGroupItemList;
export type ListAwardGroupItemsApiArg = {
  id: string;
};
export type AddAwardGroupItemApiResponse = /** status 201 Default Response */ AwardGroupItem | null;
export type AddAwardGroupItemApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    parameter_id: string;
    precedence: number;
  };
};
export type UpdateAwardGroupApiResponse = /** status 200 Default Response */ AwardGroup | null;
export type UpdateAwardGroupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
};
export type DeleteAwardGroupApiResponse = unknown;
export type DeleteAwardGroupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteAwardGroupItemApiResponse = unknown;
export type DeleteAwardGroupItemApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteAwardGroupItemByParameterApiResponse = unknown;
export type DeleteAwardGroupItemByParameterApiArg = {
  id: string;
  paramId: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type AwardGroup = {
  id: string;
  group_key: string;
  group_name: string;
  description: string | null;
  rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
  /** Of the parameters in it, highest precedence first */
  parameter_names?: string[];
  /** Counts changes of the group and its items; sent back as If-Match */
  version?: number;
};
export type AwardGroupList = {
  items: AwardGroup[];
  total: number;
};
export type AwardConfigRow = {
  group_id: string;
  group_key: string;
  group_name: string;
  rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
  item_id: string;
  parameter_id: string;
  parameterName: string;
  precedence?: number;
  value?: number;
};
export type AwardConfigList = {
  items: AwardConfigRow[];
  total: number;
};
export type AwardGroupItem = {
  id: string;
  group_id: string;
  parameter_id: string;
  parameterName: string;
  precedence?: number;
};
export type AwardGroupItemList = {
  items: AwardGroupItem[];
  total: number;
};
