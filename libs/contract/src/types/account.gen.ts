// Generated from the contract by 'npm run contract'. Do not edit.
export type LoginApiResponse = /** status 200 Default Response */ LoginAnswer | null;
export type LoginApiArg = {
  body: {
    /** No control, zero-width or directional characters, and none that is taken for a character of ASCII */
    email: string;
    /** SHA-256 of the password, lower-case hex */
    password: string;
    /** Random identifier of the browser */
    deviceId: string;
  };
};
export type LoginByCodeApiResponse = /** status 200 Default Response */ LoginAnswer | null;
export type LoginByCodeApiArg = {
  body: {
    /** From the answer of the sign-in */
    stepToken: string;
    /** Six digits of the authenticator app, or a recovery code */
    code: string;
    /** Random identifier of the browser */
    deviceId: string;
  };
};
export type BeginSetUpAtLoginApiResponse = /** status 200 Default Response */ NewSecondFactor | null;
export type BeginSetUpAtLoginApiArg = {
  body: {
    /** From the answer of the sign-in */
    stepToken: string;
  };
};
export type BeginPasskeySignInApiResponse = /** status 200 Default Response */ PasskeyRequest | null;
export type BeginPasskeySignInApiArg = {
  body: {
    /** From the answer of the sign-in */
    stepToken?: string;
  };
};
export type LoginByPasskeyApiResponse = /** status 200 Default Response */ LoginAnswer | null;
export type LoginByPasskeyApiArg = {
  body: {
    /** From the answer of the sign-in */
    stepToken?: string;
    /** Random identifier of the browser */
    deviceId: string;
    /** As the authenticator names the passkey, in base64url */
    id: string;
    /** What the browser says of the call, in base64url */
    clientData: string;
    /** What the authenticator signed before it, in base64url */
    authenticatorData: string;
    /** In base64url */
    signature: string;
    /** By what the authenticator knows the person, in base64url */
    userHandle?: string;
  };
};
export type BeginPasskeyAtLoginApiResponse = /** status 200 Default Response */ NewPasskey | null;
export type BeginPasskeyAtLoginApiArg = {
  body: {
    /** From the answer of the sign-in */
    stepToken: string;
  };
};
export type AddPasskeyAtLoginApiResponse = /** status 200 Default Response */ LoginAnswer | null;
export type AddPasskeyAtLoginApiArg = {
  body: {
    /** From the answer of the sign-in */
    stepToken: string;
    /** Random identifier of the browser */
    deviceId: string;
    /** As the authenticator names the passkey, in base64url */
    id: string;
    /** What the browser says of the call, in base64url */
    clientData: string;
    /** What the authenticator says of the passkey, in base64url */
    attestation: string;
    transports: string[];
  };
};
export type RefreshApiResponse = /** status 200 Default Response */ TokenAnswer | null;
export type RefreshApiArg = {
  body: {
    /** Random identifier of the browser */
    deviceId: string;
  };
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = {
  body: {
    /** Random identifier of the browser */
    deviceId?: string;
  };
};
export type ChangePasswordApiResponse = /** status 200 Default Response */ PasswordAnswer | null;
export type ChangePasswordApiArg = {
  body: {
    /** No control, zero-width or directional characters, and none that is taken for a character of ASCII */
    email?: string;
    /** SHA-256 of the password, lower-case hex */
    newPassword?: string;
    /** Random identifier of the browser */
    deviceId?: string;
    /** true: valid API tokens stay; without it they are revoked */
    keep_api_tokens?: boolean;
  };
};
export type ChangeOwnPasswordApiResponse = /** status 200 Default Response */ PasswordAnswer | null;
export type ChangeOwnPasswordApiArg = {
  body: {
    /** SHA-256 of the password, lower-case hex */
    oldPassword: string;
    /** SHA-256 of the password, lower-case hex */
    newPassword: string;
    /** Random identifier of the browser */
    deviceId?: string;
    /** true: valid API tokens stay; without it they are revoked */
    keep_api_tokens?: boolean;
  };
};
export type BeginProviderSignInApiResponse = /** status 200 Default Response */ ProviderAddress | null;
export type BeginProviderSignInApiArg = {
  body: {};
};
export type FinishProviderSignInApiResponse = /** status 200 Default Response */ LoginAnswer | null;
export type FinishProviderSignInApiArg = {
  body: {
    /** The query of the address to which the provider sent the browser back */
    query: string;
    /** Random identifier of the browser */
    deviceId: string;
  };
};
export type BeginProviderLinkApiResponse = /** status 200 Default Response */ ProviderAddress | null;
export type BeginProviderLinkApiArg = {
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    password?: string;
  };
};
export type FinishProviderLinkApiResponse = unknown;
export type FinishProviderLinkApiArg = {
  body: {
    /** The query of the address to which the provider sent the browser back */
    query: string;
  };
};
export type SignOutAtProviderApiResponse = /** status 200 Default Response */ SignedOut | null;
export type SignOutAtProviderApiArg = {
  body: {};
};
export type ListPasskeysApiResponse = /** status 200 Default Response */ PasskeyList;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 201 Default Response */ AddedPasskey | null;
export type AddPasskeyApiArg = {
  body: {
    /** By what the person recognises it. At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** As the authenticator names the passkey, in base64url */
    id: string;
    /** What the browser says of the call, in base64url */
    clientData: string;
    /** What the authenticator says of the passkey, in base64url */
    attestation: string;
    transports: string[];
  };
};
export type BeginPasskeyApiResponse = /** status 200 Default Response */ NewPasskey | null;
export type BeginPasskeyApiArg = {
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    password?: string;
  };
};
export type EndPasskeyApiResponse = unknown;
export type EndPasskeyApiArg = {
  id: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    password?: string;
  };
};
export type ListOwnDataExportsApiResponse = /** status 200 Default Response */ DataExports;
export type ListOwnDataExportsApiArg = void;
export type ExportOwnDataApiResponse = /** status 200 Default Response */ PersonData | null;
export type ExportOwnDataApiArg = {
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    password?: string;
  };
};
export type ReadUserApiResponse = /** status 200 Default Response */ Account;
export type ReadUserApiArg = void;
export type UpdateProfileApiResponse = /** status 200 Default Response */ Account | null;
export type UpdateProfileApiArg = {
  profile: Profile;
};
export type SeparateOwnIdentityApiResponse = unknown;
export type SeparateOwnIdentityApiArg = void;
export type ReadSecondFactorApiResponse = /** status 200 Default Response */ SecondFactor;
export type ReadSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse = /** status 200 Default Response */ NewSecondFactor | null;
export type BeginSecondFactorApiArg = {
  body: {
    /** SHA-256 of the current password, lower-case hex */
    password: string;
  };
};
export type ConfirmSecondFactorApiResponse = /** status 200 Default Response */ RecoveryCodes | null;
export type ConfirmSecondFactorApiArg = {
  body: {
    /** Six digits of the authenticator app, or a recovery code */
    code: string;
  };
};
export type RenewRecoveryCodesApiResponse = /** status 200 Default Response */ RecoveryCodes | null;
export type RenewRecoveryCodesApiArg = {
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    password?: string;
  };
};
export type EndSecondFactorApiResponse = unknown;
export type EndSecondFactorApiArg = {
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    password?: string;
  };
};
export type ListSessionsApiResponse = /** status 200 Default Response */ SessionList;
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = {
  /** true: valid API tokens stay; without it they are revoked */
  keepApiTokens?: boolean;
};
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  id: string;
};
export type LoginAnswer = {
  /** Access token; absent when the password must be changed first */
  token?: string;
  requirePasswordChange?: boolean;
  /** Good for one change of password */
  tmpToken?: string;
  /** With tmpToken: own API tokens that are valid, or would be after the change */
  api_tokens?: number;
  /** Instead of a token: the second step, which stepToken begins */
  requireSecondFactor?: 'code' | 'setup';
  /** Good for the second step, for ten minutes */
  stepToken?: string;
  /** What the person has, where a passkey is among it; without it an app. Recovery codes replace each */
  secondFactors?: ('app' | 'passkey')[];
  /** With setup: a passkey can be made here in place of an app */
  passkeyPossible?: boolean;
  /** Of an app or a passkey that was set up on the way; shown once */
  recoveryCodes?: string[];
};
export type NewSecondFactor = {
  /** To be typed into the app, in Base32 */
  key: string;
  /** What the app reads from a QR code */
  uri: string;
};
export type PasskeyDescriptor = {
  id: string;
  transports: string[];
};
export type PasskeyRequest = {
  /** In base64url; good once, for five minutes */
  challenge: string;
  rpId: string;
  timeoutMs: number;
  /** Of the person of the step token; without one none: the authenticator knows who it is */
  passkeys: PasskeyDescriptor[];
};
export type NewPasskey = {
  /** In base64url; good once, for five minutes */
  challenge: string;
  rpId: string;
  rpName: string;
  /** Random, in base64url */
  userHandle: string;
  userName: string;
  displayName: string;
  timeoutMs: number;
  /** An authenticator with one of them makes none */
  existing: PasskeyDescriptor[];
};
export type TokenAnswer = {
  token?: string;
};
export type PasswordAnswer = {
  /** Access token; absent after a mailed reset and where a second step follows */
  token?: string;
  /** Instead of a token: the second step, which stepToken begins */
  requireSecondFactor?: 'code' | 'setup';
  /** Good for the second step, for ten minutes */
  stepToken?: string;
  /** What the person has, where a passkey is among it; without it an app. Recovery codes replace each */
  secondFactors?: ('app' | 'passkey')[];
  /** With setup: a passkey can be made here in place of an app */
  passkeyPossible?: boolean;
};
export type ProviderAddress = {
  /** Where the browser goes next */
  url: string;
};
export type SignedOut = {
  /** Where the browser goes to be signed out at the provider; null: nowhere */
  url: string | null;
};
export type Passkey = {
  id: string;
  name: string;
  /** Its maker keeps copies on other devices of the person */
  is_synced: boolean;
  /** It was made for this host name */
  works_here: boolean;
  created_at: string;
  last_used_at: string | null;
};
export type PasskeyList = {
  items: Passkey[];
  total: number;
  /** So many a person may have */
  most: number;
  /** Browsers make passkeys at this address */
  is_possible: boolean;
  /** Adding and removing need the password; else a sign-in of the last ten minutes */
  asks_password: boolean;
};
export type AddedPasskey = {
  passkey: Passkey;
  /** With the first second factor of the person, else none; shown once, each signs in once */
  recovery_codes: string[];
};
export type DataExports = {
  items: {
    at: string;
    /** Name of who took it */
    by: string | null;
    /** The person took it */
    is_own: boolean;
  }[];
};
export type PersonData = {
  description: string;
  /** Id of the account */
  person: string;
  taken_at: string;
  parts: {
    name: string;
    /** What its rows are */
    about: string;
    rows: unknown[];
  }[];
};
export type Account = {
  userId: string;
  username: string;
  /** As the person is shown: first and last name where they are given */
  name: string;
  /** Null until the person or an administrator gives it */
  first_name?: string | null;
  /** Null until the person or an administrator gives it */
  last_name?: string | null;
  /** Of the IANA list; null: the browser's */
  time_zone?: string | null;
  /** Of CSV exports that name none; null: comma */
  csv_separator?: ('comma' | 'semicolon' | 'tab' | null) | ('comma' | 'semicolon' | 'tab' | null);
  /** Language of the interface and of mails; null: automatic */
  language?: ('de' | 'en' | 'fr' | 'it') | null;
  email: string;
  role: string;
  accountStatus: string;
  scopes?: string[];
  /** True if a password opens the account */
  has_password?: boolean;
  /** True if the account belongs to somebody at the OpenID Connect provider */
  provider_linked?: boolean;
  /** Own API tokens that are valid */
  api_tokens?: number;
};
export type Profile = {
  /** At least one visible character; no control, zero-width or directional ones */
  first_name?: string;
  /** At least one visible character; no control, zero-width or directional ones */
  last_name?: string;
  /** Of the IANA list, as Europe/Zurich; null: the browser's */
  time_zone?: string | null;
  /** Of CSV exports that name none; null: comma */
  csv_separator?: ('comma' | 'semicolon' | 'tab' | null) | ('comma' | 'semicolon' | 'tab' | null);
  /** Language of the interface and of mails; null: automatic */
  language?: ('de' | 'en' | 'fr' | 'it') | null;
};
export type SecondFactor = {
  is_on: boolean;
  since: string | null;
  /** How many the person has */
  passkeys?: number;
  recovery_codes_left: number;
  /** The role of the person asks for it */
  is_required: boolean;
  /** Changes need the password; else a sign-in of the last ten minutes, and an app is set up at the sign-in only */
  asks_password?: boolean;
};
export type RecoveryCodes = {
  /** Shown once; each signs in once */
  recovery_codes: string[];
};
export type Session = {
  id: string;
  /** Browser and system in words */
  device: string;
  /** password_code: and a code, of the app or for recovery, or a passkey; passkey: without a password; oidc: at the OpenID Connect provider */
  way?: 'password' | 'password_code' | 'passkey' | 'oidc';
  /** The session of this very call */
  isCurrent: boolean;
  created_at: string;
  last_used_at: string;
};
export type SessionList = {
  items: Session[];
  total: number;
};
