// Generated from the contract by 'npm run contract'. Do not edit.
import type { StageLimits } from './stages.gen';

export type ReadStageLimitsApiResponse = /** status 200 Default Response */ StageLimits;
export type ReadStageLimitsApiArg = void;
export type SaveStageLimitsApiResponse = /** status 200 Default Response */ StageLimits | null;
export type SaveStageLimitsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  stageLimitsChange: StageLimitsChange;
};
export type StageLimitsChange = {
  /** A startup that is Contacted for more days is marked on the board; null marks none */
  contacted: number | null;
  /** A startup that is Contract for more days is marked on the board; null marks none */
  contract: number | null;
};
