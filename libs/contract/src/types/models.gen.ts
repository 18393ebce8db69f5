// Generated from the contract by 'npm run contract'. Do not edit.
import type { ConnectionTest } from './connections.gen';

export type ReadModelConnectionApiResponse = /** status 200 Default Response */ ModelConnection;
export type ReadModelConnectionApiArg = void;
export type ListOfferedModelsApiResponse = /** status 200 Default Response */ OfferedModels;
export type ListOfferedModelsApiArg = void;
export type TestModelConnectionApiResponse = /** status 200 Default Response */ ConnectionTest | null;
export type TestModelConnectionApiArg = {
  body: {
    /** An allowed one; without it the first */
    model?: string;
  };
};
export type ModelConnection = {
  /** Of the model server, without its query */
  address: string;
  has_key: boolean;
  /** Which models are allowed; the first is the default */
  models: string[];
  /** Longest time of one call */
  timeout_seconds: number;
  /** Of a million tokens read */
  price_in: number;
  /** Of a million tokens written */
  price_out: number;
  /** Since midnight UTC */
  tokens_today: number;
  daily_tokens: number;
  cost_today: number;
  daily_cost: number | null;
};
export type OfferedModel = {
  name: string;
  /** May be used here */
  is_allowed: boolean;
  /** Listed by the server */
  is_offered: boolean;
};
export type OfferedModels = {
  /** The allowed ones first */
  items: OfferedModel[];
  /** Why the server did not list its models */
  error: string | null;
};
