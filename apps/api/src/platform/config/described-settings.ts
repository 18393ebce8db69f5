/** Environment variable that is described in `docs/configuration.md` and `.env.example`. */
export type DescribedSetting = {
  name: string;
  /** Default value; empty if there is none. */
  fallback?: string;
  /** Markdown text that replaces the default value. */
  fallbackText?: string;
  /** Description in Markdown, without a full stop at the end. */
  meaning: string;
};

type SettingGroup = {
  title: string;
  /** Markdown paragraph above the table of settings. */
  note?: string;
  settings: readonly DescribedSetting[];
};

/** All settings that the server reads, grouped by subject. `npm run contract` generates the documents from them. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Server',
    settings: [
      {
        name: 'HOST',
        fallback: '127.0.0.1',
        meaning: 'Address to listen on; 127.0.0.1 is this machine only, `::` listens on IPv4 and IPv6',
      },
      {
        name: 'PORT',
        fallback: '4000',
        meaning: 'Port to listen on; with `docker compose` the port of the host',
      },
      {
        name: 'PUBLIC_URL',
        meaning:
          'Address that people use, also with a path. Links in messages begin with it. HTTPS is required except on this machine',
      },
      {
        name: 'TRUSTED_PROXIES',
        meaning:
          'Addresses or networks of proxies, separated by commas. Only their `X-Forwarded-…` headers are accepted. Behind a proxy that is missing here, all people share one sign-in limit',
      },
      {
        name: 'DATA_DIR',
        fallback: './data',
        meaning:
          'Directory for the embedded database, secret keys and unsent mail. Keep it private and back it up',
      },
      {
        name: 'DATABASE_URL',
        meaning:
          'PostgreSQL server, 15 or newer, with its extension `pg_trgm`, instead of the embedded database: `postgres://user:password@host:5432/vaglio`. Several Vaglio servers may share it',
      },
      {
        name: 'DRAIN_SECONDS',
        fallback: '0',
        meaning:
          'Seconds (0 to 60) to report at `/readyz` that the server stops, while it still serves requests. Longer than a load balancer takes to notice',
      },
      {
        name: 'LOG_LEVEL',
        fallback: 'warn',
        meaning: '`silent`, `fatal`, `error`, `warn`, `info` (every request), `debug` or `trace`',
      },
      {
        name: 'LANGUAGE_DEFAULT',
        fallback: 'en',
        meaning:
          'Language of people who chose none, on pages and in mails: `de`, `en`, `fr` or `it`. A language of which every page is translated follows the browser; so far only English is complete',
      },
    ],
  },
  {
    title: 'Accounts and sign-in',
    note: 'The OpenID Connect settings are described in [single sign-on](sso.md).',
    settings: [
      {
        name: 'ADMIN_EMAIL',
        fallback: 'admin@vaglio.local',
        meaning: 'First administrator, created while there is no account',
      },
      {
        name: 'ADMIN_PASSWORD',
        meaning:
          'Password of the first administrator for automation, at least 12 characters. Without it, the start prints a link',
      },
      {
        name: 'CHANGE_PASSWORD_AFTER_SIGN_IN',
        fallback: '1',
        meaning: '0 = always require the current password. 1 = not within ten minutes after sign-in',
      },
      {
        name: 'LIMIT_LOGINS_PER_IP',
        fallback: '30',
        meaning: 'Sign-ins per minute from a network address (an IPv6 /64 counts as one address)',
      },
      {
        name: 'LIMIT_FAILURES',
        fallback: '10',
        meaning:
          'Wrong passwords per account in 15 minutes; after that, each attempt waits longer, up to a minute',
      },
      {
        name: 'LIMIT_FAILURES_IN_ROW',
        fallback: '100',
        meaning: 'Wrong passwords in a row; after that, only a new password opens the account',
      },
      { name: 'LIMIT_RESETS_PER_EMAIL', fallback: '3', meaning: 'Reset links per hour for an email address' },
      { name: 'LIMIT_RESETS_PER_IP', fallback: '20', meaning: 'Reset links per hour from a network address' },
      { name: 'LIMIT_PRINTS_PER_PERSON', fallback: '60', meaning: 'Prints per hour and person' },
      {
        name: 'LIMIT_CALLS_PER_TOKEN',
        fallback: '600',
        meaning: 'API requests per minute, token and server process',
      },
      {
        name: 'OIDC_ISSUER',
        meaning: 'Address of the provider, below which it publishes `.well-known/openid-configuration`',
      },
      { name: 'OIDC_CLIENT_ID', meaning: 'Client registered at the provider' },
      { name: 'OIDC_CLIENT_SECRET', meaning: 'Secret of the client' },
      { name: 'OIDC_NAME', meaning: 'Name of the provider on the login page' },
      { name: 'OIDC_SCOPES', fallback: 'openid profile email', meaning: 'Requested scopes' },
      { name: 'OIDC_ROLE_CLAIM', fallback: 'groups', meaning: 'Claim with groups or roles' },
      {
        name: 'OIDC_ROLES',
        meaning:
          'Roles for its values: `staff-admins=admin,staff=user`. Without it, roles are set in Vaglio only',
      },
      {
        name: 'OIDC_DEFAULT_ROLE',
        meaning: 'Role of people with no listed value. Without it, they are refused',
      },
      { name: 'OIDC_CREATE_USERS', fallback: '0', meaning: '1 = create an account at the first sign-in' },
      {
        name: 'OIDC_VERIFIED_CLAIM',
        fallback: 'email_verified',
        meaning: 'Claim that confirms the email address',
      },
      {
        name: 'OIDC_TRUST_SECOND_FACTOR',
        fallback: '0',
        meaning:
          '1 = every sign-in there counts as one with a second factor. 0 = only with `mfa` in the claim `amr`',
      },
      { name: 'OIDC_ONLY', fallback: '0', meaning: '1 = no sign-in with passwords' },
      {
        name: 'OIDC_PASSWORD_ACCOUNTS',
        meaning: 'Email addresses, separated by commas, that keep passwords with `OIDC_ONLY=1`',
      },
      {
        name: 'OIDC_SIGN_OUT',
        fallback: '0',
        meaning:
          '1 = signing out continues at the provider; requires `PUBLIC_URL/login` as an address after sign-out there',
      },
    ],
  },
  {
    title: 'Secret keys',
    note: '64 hexadecimal digits each; older keys follow after commas. The keys belong to the database: a start with other keys is refused. See [keys](operations.md#keys).',
    settings: [
      {
        name: 'KEY_TOKEN',
        fallbackText: 'file in `DATA_DIR/keys`',
        meaning: 'Key that signs access tokens',
      },
      {
        name: 'KEY_REFRESH',
        fallbackText: 'file in `DATA_DIR/keys`',
        meaning: 'Key from which refresh tokens are derived',
      },
      {
        name: 'KEY_PEPPER',
        fallbackText: 'file in `DATA_DIR/keys`',
        meaning: 'Key that is part of every password hash',
      },
      {
        name: 'KEY_AUDIT',
        fallbackText: 'file in `DATA_DIR/keys`',
        meaning: 'Key that masks email addresses in the audit trail',
      },
    ],
  },
  {
    title: 'Mail and brand',
    settings: [
      {
        name: 'SMTP_URL',
        meaning:
          'Mail server: `smtp://user:password@host:587` or `smtps://…`. Takes precedence over the mail server set up in Settings, Connections. With a user the connection must be encrypted, unless the server is this machine or the address ends with `?requireTLS=false`. Without a user, `?requireTLS=true` enforces encryption. Without a mail server, messages are files in `DATA_DIR/outbox`',
      },
      {
        name: 'MAIL_FROM',
        fallbackText: '`ADMIN_EMAIL`',
        meaning: 'Sender of messages. Takes precedence over the sender in Settings, Connections',
      },
      {
        name: 'PRODUCT_TITLE',
        fallbackText: 'Vaglio',
        meaning:
          'Title in the top bar, mails and dossiers. Takes precedence over the title set on the dashboard',
      },
      { name: 'FOUNDATION_NAME', fallbackText: 'Foundation', meaning: 'Name of the foundation, likewise' },
      {
        name: 'DEMO_DATA',
        fallback: '0',
        meaning:
          '1 = load fictional startups and a source of fictional news into an empty database, if the server listens on this machine only. `npm start` sets 1',
      },
    ],
  },
  {
    title: 'News, language model, company register',
    settings: [
      {
        name: 'PRIVATE_NEWS_HOSTS',
        meaning:
          'Hosts of your own network with their ports (`news.intranet:80,[fd00::7]:8080`) from which news may be read. All other private addresses and ports are refused',
      },
      {
        name: 'PRIVATE_WEBHOOK_HOSTS',
        meaning:
          'Hosts of your own network with their ports (`crm.intranet:443`) that webhooks may send to, also without HTTPS',
      },
      {
        name: 'PRIVATE_MODEL_HOSTS',
        meaning:
          'Hosts of your own network with their ports (`localhost:11434`) that may be entered as the model server in Settings, Connections, also without HTTPS. `LLM_BASE_URL` needs no such permission',
      },
      {
        name: 'PRIVATE_MAIL_HOSTS',
        meaning:
          'The same for the mail server (`mail.intranet:587`), also without encryption. `SMTP_URL` needs no such permission',
      },
      {
        name: 'LLM_BASE_URL',
        meaning:
          'OpenAI-compatible address, such as `https://host/v1`. Together with `LLM_API_KEY` and `LLM_MODELS` it takes precedence over the model set up in Settings, Connections. Without a model, the built-in extractor reads the news: [language models](models.md)',
      },
      { name: 'LLM_API_KEY', meaning: 'Key of the model server' },
      { name: 'LLM_MODELS', meaning: 'Allowed models, separated by commas; the first is the default' },
      { name: 'LLM_TIMEOUT', fallback: '180', meaning: 'Longest request in seconds, at most 900' },
      { name: 'LLM_DAILY_TOKENS', fallback: '2000000', meaning: 'Tokens per day (UTC)' },
      { name: 'LLM_DAILY_COST', meaning: 'Money per day (UTC), with the prices below' },
      { name: 'LLM_PRICE_IN', fallback: '0', meaning: 'Price of a million tokens read' },
      { name: 'LLM_PRICE_OUT', fallback: '0', meaning: 'Price of a million tokens written' },
      {
        name: 'REGISTER_URL',
        meaning:
          'REST service of a company register that confirms names and cantons: `https://www.zefix.admin.ch/ZefixPublicREST`',
      },
      { name: 'REGISTER_USER', meaning: 'Account for that service, from the Federal Office of Justice' },
      { name: 'REGISTER_PASSWORD', meaning: 'Account for that service, from the Federal Office of Justice' },
      {
        name: 'REGISTER_FILE',
        meaning:
          'Instead, a file with a JSON record on each line: [company register](operations.md#a-company-register)',
      },
    ],
  },
  {
    title: 'Backups',
    settings: [
      {
        name: 'BACKUP_DIR',
        meaning:
          'Existing folder for this installation only, best on another disk. Vaglio never creates it, so that a missing disk is noticed',
      },
      {
        name: 'BACKUP_S3_URL',
        meaning:
          'Instead, a bucket of an S3-compatible store with a folder: `https://s3.example/bucket/folder`',
      },
      { name: 'BACKUP_S3_REGION', fallback: 'us-east-1', meaning: 'Region, if the store requires it' },
      {
        name: 'BACKUP_S3_KEY_ID',
        meaning:
          'Account with `s3:ListBucket`, `GetObject`, `PutObject`, `DeleteObject` and `AbortMultipartUpload`',
      },
      {
        name: 'BACKUP_S3_SECRET',
        meaning:
          'Account with `s3:ListBucket`, `GetObject`, `PutObject`, `DeleteObject` and `AbortMultipartUpload`',
      },
      { name: 'BACKUP_AT', fallback: '02:00', meaning: 'Times of day in Zurich, separated by commas' },
      { name: 'BACKUP_KEEP_DAYS', fallback: '14', meaning: 'Days of which the newest backup is kept' },
      { name: 'BACKUP_KEEP_WEEKS', fallback: '8', meaning: 'Weeks of which the newest backup is kept' },
      {
        name: 'BACKUP_RECIPIENT',
        meaning:
          'Public keys of [age](https://age-encryption.org), separated by commas. Without it, backups are not encrypted',
      },
      {
        name: 'BACKUP_IDENTITY_FILE',
        meaning: 'File with the secret key; needed only to restore or test encrypted backups',
      },
    ],
  },
  {
    title: 'Metrics and traces',
    note: 'The exporter of traces also reads the standard variables `OTEL_EXPORTER_OTLP_HEADERS`, `…_TIMEOUT`, `…_COMPRESSION` and `…_CERTIFICATE`.',
    settings: [
      { name: 'METRICS_TOKEN', meaning: 'Token for `GET /metrics`, at least 16 characters' },
      { name: 'METRICS_PORT', meaning: 'Separate port that serves `/metrics` only' },
      { name: 'METRICS_HOST', fallback: '127.0.0.1', meaning: 'Address of that port' },
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        meaning: 'Collector for traces, without `/v1/traces`. Nothing is traced without it',
      },
      { name: 'OTEL_SERVICE_NAME', fallback: 'vaglio', meaning: 'Name of the service' },
      {
        name: 'OTEL_TRACES_SAMPLER',
        fallback: 'parentbased_always_on',
        meaning:
          '`always_on`, `always_off` or `traceidratio`, each also with `parentbased_`, which follows a caller behind `TRUSTED_PROXIES`',
      },
      {
        name: 'OTEL_TRACES_SAMPLER_ARG',
        fallback: '1',
        meaning: 'Share of traces from 0 to 1, with `traceidratio`',
      },
    ],
  },
];
