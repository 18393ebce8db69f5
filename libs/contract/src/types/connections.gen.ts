// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadModelSettingsApiResponse = /** status 200 Default Response */ ModelSettings;
export type ReadModelSettingsApiArg = void;
export type SaveModelSettingsApiResponse = /** status 200 Default Response */ ModelSettings | null;
export type SaveModelSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  modelSettingsInput: ModelSettingsInput;
};
export type RemoveModelSettingsApiResponse = /** status 200 Default Response */ ModelSettings | null;
export type RemoveModelSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    own_password?: string;
  };
};
export type UndoModelSettingsApiResponse = /** status 200 Default Response */ ModelSettings | null;
export type UndoModelSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    own_password?: string;
  };
};
export type TestModelSettingsApiResponse = /** status 200 Default Response */ ConnectionTest | null;
export type TestModelSettingsApiArg = {
  typedModel: TypedModel;
};
export type ReadMailSettingsApiResponse = /** status 200 Default Response */ MailSettings;
export type ReadMailSettingsApiArg = void;
export type SaveMailSettingsApiResponse = /** status 200 Default Response */ MailSettings | null;
export type SaveMailSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  mailSettingsInput: MailSettingsInput;
};
export type RemoveMailSettingsApiResponse = /** status 200 Default Response */ MailSettings | null;
export type RemoveMailSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    own_password?: string;
  };
};
export type UndoMailSettingsApiResponse = /** status 200 Default Response */ MailSettings | null;
export type UndoMailSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    own_password?: string;
  };
};
export type TestMailSettingsApiResponse = /** status 200 Default Response */ MailTest | null;
export type TestMailSettingsApiArg = {
  typedMail: TypedMail;
};
export type ModelSettings = {
  /** Of the model server; null: the built-in extractor reads articles */
  address: string | null;
  /** Which may be used; the first is the default */
  models: string[];
  key: {
    /** unreadable: the key was encrypted with keys that this installation has no more */
    state: 'none' | 'kept' | 'unreadable';
    /** Its last characters; null where they are not shown */
    end: string | null;
  };
  /** Variables of the environment that set it: they win, and it cannot be changed */
  environment: string[];
  /** The last change can be undone */
  can_undo: boolean;
  changed_by: string | null;
  changed_at: string | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ModelSettingsInput = {
  /** OpenAI-compatible: https://host/v1. No control, zero-width or directional characters */
  address: string;
  models: string[];
  /** Key of the model server; without it the stored one stays, null removes it */
  key?: string | null;
  /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
  own_password?: string;
};
export type ConnectionStep = {
  /** What was tried */
  name: string;
  ok: boolean;
  /** What came of it, in words */
  text: string;
  duration_ms: number | null;
};
export type ConnectionTest = {
  ok: boolean;
  model: string;
  steps: ConnectionStep[];
  /** Of the answer of the model */
  duration_ms: number;
  tokens: number;
  cost: number;
};
export type TypedModel = {
  /** OpenAI-compatible: https://host/v1. No control, zero-width or directional characters */
  address: string;
  models: string[];
  /** Key of the model server; without it the stored one stays, null removes it */
  key?: string | null;
};
export type MailSettings = {
  /** Null: messages become files on the server */
  host: string | null;
  port: number;
  /** tls from the start, after starttls, none, or after starttls if the server offers it, which only the environment can set */
  security: 'tls' | 'starttls' | 'none' | 'starttls_if_offered';
  user: string | null;
  password: {
    /** unreadable: the password was encrypted with keys that this installation has no more */
    state: 'none' | 'kept' | 'unreadable';
    /** Its last characters; null where they are not shown */
    end: string | null;
  };
  /** Who messages come from */
  sender: string;
  /** Variables of the environment that set it: they win, and it cannot be changed */
  environment: string[];
  /** The last change can be undone */
  can_undo: boolean;
  changed_by: string | null;
  changed_at: string | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type MailSettingsInput = {
  /** Name of the mail server. No control, zero-width or directional characters */
  host: string;
  port: number;
  /** tls from the start, after starttls, or none */
  security: 'tls' | 'starttls' | 'none';
  /** At least one visible character; no control, zero-width or directional ones */
  user: string | null;
  /** Password at the mail server; without it the stored one stays, null removes it */
  password?: string | null;
  /** Who messages come from; null for the address of the first administrator */
  sender: string | null;
  /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
  own_password?: string;
};
export type MailTest = {
  ok: boolean;
  /** Address of the person who asked */
  to: string;
  /** What came of it, in words */
  text: string;
};
export type TypedMail = {
  /** Name of the mail server. No control, zero-width or directional characters */
  host: string;
  port: number;
  /** tls from the start, after starttls, or none */
  security: 'tls' | 'starttls' | 'none';
  /** At least one visible character; no control, zero-width or directional ones */
  user: string | null;
  /** Password at the mail server; without it the stored one stays, null removes it */
  password?: string | null;
  /** Who messages come from; null for the address of the first administrator */
  sender: string | null;
};
