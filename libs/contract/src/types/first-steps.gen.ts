// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadBrandApiResponse = /** status 200 Default Response */ Brand;
export type ReadBrandApiArg = void;
export type SaveBrandApiResponse = /** status 200 Default Response */ Brand | null;
export type SaveBrandApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  brandInput: BrandInput;
};
export type ReadFirstStepsApiResponse = /** status 200 Default Response */ FirstSteps;
export type ReadFirstStepsApiArg = void;
export type HideFirstStepsApiResponse = /** status 200 Default Response */ FirstSteps | null;
export type HideFirstStepsApiArg = {
  body: {};
};
export type SkipFirstStepApiResponse = /** status 200 Default Response */ FirstSteps | null;
export type SkipFirstStepApiArg = {
  body: {
    step: 'list' | 'model';
  };
};
export type Brand = {
  /** As it is shown */
  product_title: string;
  /** As it is shown */
  foundation_name: string;
  /** Set in the environment, which wins */
  from_environment: ('product_title' | 'foundation_name')[];
  /** Its address below that of the installation */
  logo: string | null;
  /** The logo was an SVG, which is not shown any more; false once the logo is set or removed */
  is_logo_dropped: boolean;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type BrandInput = {
  /** At least one visible character; no control, zero-width or directional ones */
  product_title?: string | null;
  /** At least one visible character; no control, zero-width or directional ones */
  foundation_name?: string | null;
  /** Null takes the logo away */
  logo?: {
    kind: 'image/png' | 'image/jpeg';
    /** The file in base64 */
    data: string;
  } | null;
};
export type FirstStep = {
  key: 'password' | 'brand' | 'list' | 'sources' | 'model' | 'prompt' | 'weights' | 'people';
  state: 'open' | 'done' | 'skipped';
  /** When, where it is the own password */
  done_at: string | null;
};
export type FirstSteps = {
  /** In their order */
  steps: FirstStep[];
  /** The caller hid them for now */
  is_hidden: boolean;
  /** The logo was an SVG, which is not shown any more */
  is_logo_dropped: boolean;
  has_sample_source: boolean;
  /** Beside the bundled sample */
  own_sources: number;
  /** Of the language model that reads; null: the built-in extractor */
  model: string | null;
  /** The active one; 0 without any */
  prompt_version: number;
  /** Awards with a weight other than 0 */
  parameters: number;
  threshold: number;
  /** Accounts beside the own one */
  other_people: number;
};
