import { addressOf, isLoopback, readSettings, retiredSettings } from './settings';

const RECIPIENT = `age1${'q'.repeat(58)}`;

test('without environment variables the server has fixed defaults', () => {
  expect(readSettings({ PORT: '', HOST: '  ' })).toEqual({
    host: '127.0.0.1',
    port: 4000,
    dataDir: './data',
    databaseUrl: undefined,
    publicUrl: undefined,
    adminEmail: 'admin@vaglio.local',
    adminPassword: undefined,
    demoData: false,
    productTitle: undefined,
    foundationName: undefined,
    language: 'en',
    smtpUrl: undefined,
    mailFrom: undefined,
    trustedProxies: [],
    privateNewsHosts: [],
    privateWebhookHosts: [],
    privateModelHosts: [],
    privateMailHosts: [],
    changesPasswordAfterSignIn: true,
    drainSeconds: 0,
    logLevel: 'warn',
    llm: undefined,
    llmLimits: {
      timeoutMs: 180_000,
      dailyTokens: 2_000_000,
      dailyCost: undefined,
      promptPrice: 0,
      completionPrice: 0,
    },
    register: undefined,
    oidc: undefined,
    backups: {
      place: undefined,
      at: ['02:00'],
      keepDays: 14,
      keepWeeks: 8,
      recipients: [],
      identityFile: undefined,
    },
    metrics: { token: undefined, port: undefined, host: '127.0.0.1' },
    tracing: {
      endpoint: undefined,
      serviceName: 'vaglio',
      sampler: { kind: 'always_on', keepsToParent: true, ratio: 1 },
    },
    environmentKeys: {},
    limits: {
      loginsPerIp: 30,
      failures: 10,
      failuresInRow: 100,
      resetsPerEmail: 3,
      resetsPerIp: 20,
      printsPerPerson: 60,
      callsPerToken: 600,
    },
  });
});

test('every environment variable is used', () => {
  const env = {
    PORT: '4001',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/vaglio',
    DATABASE_URL: 'postgres://v@db/vaglio',
    DRAIN_SECONDS: '4',
    PUBLIC_URL: 'https://vaglio.example/',
    ADMIN_EMAIL: 'ann@x.ch',
    ADMIN_PASSWORD: 'twelve chars',
    DEMO_DATA: '1',
    PRODUCT_TITLE: 'Sieve',
    FOUNDATION_NAME: 'Helvetia',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'vaglio@x.ch',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    CHANGE_PASSWORD_AFTER_SIGN_IN: '0',
    PRIVATE_NEWS_HOSTS: 'News.intranet.:80, 10.0.0.7:8080',
    PRIVATE_WEBHOOK_HOSTS: 'crm.intranet:443',
    PRIVATE_MODEL_HOSTS: 'localhost:11434',
    PRIVATE_MAIL_HOSTS: 'mail.intranet:587',
    LIMIT_LOGINS_PER_IP: '1',
    LIMIT_FAILURES: '2',
    LIMIT_FAILURES_IN_ROW: '3',
    LIMIT_RESETS_PER_EMAIL: '4',
    LIMIT_RESETS_PER_IP: '5',
    LIMIT_CALLS_PER_TOKEN: '6',
    LIMIT_PRINTS_PER_PERSON: '7',
    LOG_LEVEL: 'info',
    LLM_BASE_URL: 'http://localhost:11434/v1',
    LLM_API_KEY: 'k',
    LANGUAGE_DEFAULT: 'fr',
    LLM_MODELS: 'a, b,',
    LLM_TIMEOUT: '20',
    LLM_DAILY_TOKENS: '5000',
    LLM_DAILY_COST: '0.50',
    LLM_PRICE_IN: '0.15',
    LLM_PRICE_OUT: '0.60',
    REGISTER_URL: 'https://register.example/rest/',
    REGISTER_USER: 'a@b.ch',
    REGISTER_PASSWORD: 'p',
    BACKUP_S3_URL: 'https://s3.example/bucket/vaglio/',
    BACKUP_S3_REGION: 'zrh-1',
    BACKUP_S3_KEY_ID: 'id',
    BACKUP_S3_SECRET: 's',
    BACKUP_AT: '14:00, 02:00',
    BACKUP_KEEP_DAYS: '7',
    BACKUP_KEEP_WEEKS: '4',
    BACKUP_RECIPIENT: RECIPIENT,
    BACKUP_IDENTITY_FILE: '/run/secrets/age',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_SERVICE_NAME: 'sieve',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    METRICS_TOKEN: 'sixteen-letters-',
    METRICS_PORT: '9464',
    METRICS_HOST: '::1',
    KEY_PEPPER: `${'b'.repeat(64)},${'a'.repeat(64)}`,
  };
  expect(readSettings(env)).toEqual({
    host: '0.0.0.0',
    environmentKeys: { pepper: [Buffer.alloc(32, 0xbb), Buffer.alloc(32, 0xaa)] },
    port: 4001,
    dataDir: '/var/lib/vaglio',
    databaseUrl: 'postgres://v@db/vaglio',
    drainSeconds: 4,
    publicUrl: 'https://vaglio.example',
    adminEmail: 'ann@x.ch',
    adminPassword: 'twelve chars',
    demoData: true,
    productTitle: 'Sieve',
    foundationName: 'Helvetia',
    language: 'fr',
    smtpUrl: 'smtps://mail.example',
    mailFrom: 'vaglio@x.ch',
    trustedProxies: ['10.0.0.0/8', '::1'],
    changesPasswordAfterSignIn: false,
    privateNewsHosts: ['news.intranet:80', '10.0.0.7:8080'],
    privateWebhookHosts: ['crm.intranet:443'],
    privateModelHosts: ['localhost:11434'],
    privateMailHosts: ['mail.intranet:587'],
    limits: {
      loginsPerIp: 1,
      failures: 2,
      failuresInRow: 3,
      resetsPerEmail: 4,
      resetsPerIp: 5,
      callsPerToken: 6,
      printsPerPerson: 7,
    },
    logLevel: 'info',
    llm: {
      baseUrl: 'http://localhost:11434/v1',
      apiKey: 'k',
      models: ['a', 'b'],
      timeoutMs: 20_000,
      dailyTokens: 5_000,
      dailyCost: 0.5,
      promptPrice: 0.15,
      completionPrice: 0.6,
    },
    llmLimits: {
      timeoutMs: 20_000,
      dailyTokens: 5_000,
      dailyCost: 0.5,
      promptPrice: 0.15,
      completionPrice: 0.6,
    },
    register: { url: 'https://register.example/rest', user: 'a@b.ch', password: 'p' },
    backups: {
      place: {
        bucket: { url: 'https://s3.example/bucket/vaglio', region: 'zrh-1', keyId: 'id', secret: 's' },
      },
      at: ['02:00', '14:00'],
      keepDays: 7,
      keepWeeks: 4,
      recipients: [RECIPIENT],
      identityFile: '/run/secrets/age',
    },
    metrics: { token: 'sixteen-letters-', port: 9_464, host: '::1' },
    tracing: {
      endpoint: 'http://collector:4318/v1/traces',
      serviceName: 'sieve',
      sampler: { kind: 'traceidratio', keepsToParent: false, ratio: 0.25 },
    },
  });
});

test('all problems of the environment variables are reported together, without secrets', () => {
  const env = {
    PORT: '70000',
    DEMO_DATA: 'yes',
    ADMIN_PASSWORD: 'eleven char',
    DATABASE_URL: 'mysql://root:secret@db/x',
  };
  expect(() => readSettings(env)).toThrow(
    new Error(
      [
        'Vaglio cannot start with these settings:',
        '- PORT must be a port from 1 to 65535.',
        '- DATABASE_URL must be an address like postgres://user:password@host:5432/vaglio.',
        '- ADMIN_PASSWORD must be at least 12 characters long.',
        '- DEMO_DATA must be 0 or 1.',
      ].join('\n'),
    ),
  );
});

test.each([
  ['PORT', '-1'],
  ['PORT', '0'],
  ['PORT', '4000x'],
  ['ADMIN_EMAIL', 'admin'],
  ['SMTP_URL', 'http://mail.example'],
  ['LOG_LEVEL', 'loud'],
  ['LLM_BASE_URL', 'llm.example'],
  ['LLM_BASE_URL', 'http://localhost:11434/v1'],
  ['LLM_TIMEOUT', '901'],
  ['LLM_DAILY_COST', '-1'],
  ['REGISTER_URL', 'https://register.example'],
  ['REGISTER_URL', 'http://register.example'],
  ['BACKUP_S3_URL', 'https://s3.example/bucket'],
  ['BACKUP_S3_URL', 'http://s3.example/bucket'],
  ['BACKUP_S3_URL', 'https://s3.example'],
  ['BACKUP_AT', '2:00'],
  ['BACKUP_AT', '24:00'],
  ['BACKUP_KEEP_DAYS', '0'],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1'],
  ['PRODUCT_TITLE', 'x'.repeat(81)],
  ['DEMO_DATA', 'constructor'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.1/8/8'],
  ['LIMIT_FAILURES', '0'],
  ['LIMIT_LOGINS_PER_IP', '1e9'],
  ['MAIL_FROM', 'vaglio'],
  ['PRIVATE_NEWS_HOSTS', 'news.intranet'],
  ['PRIVATE_NEWS_HOSTS', 'http://news.intranet:80'],
  ['PRIVATE_NEWS_HOSTS', 'news.intranet:65536'],
  ['PRIVATE_NEWS_HOSTS', 'fd00::1:8080'],
  ['PRIVATE_NEWS_HOSTS', 'person@news.intranet:80'],
  ['PRIVATE_WEBHOOK_HOSTS', 'crm.intranet'],
  ['PRIVATE_MODEL_HOSTS', 'localhost'],
  ['PRIVATE_MAIL_HOSTS', 'mail.intranet'],
])('the setting %s %s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`- ${name} must be`));
});

test('links use PUBLIC_URL, otherwise the address that the server prints', () => {
  expect(addressOf({ publicUrl: 'https://vaglio.example', port: 4000 })).toBe('https://vaglio.example');
  expect(addressOf({ publicUrl: undefined, port: 4001 })).toBe('http://localhost:4001');
});

test('a server on a loopback address is reachable only from this machine', () => {
  const hosts = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '192.168.1.4', '127.evil.example'];
  expect(hosts.filter((host) => isLoopback({ host }))).toEqual(['127.0.0.1', 'localhost', '::1']);
});

test('environment variables of earlier versions are reported with a next step, unless they are empty', () => {
  expect(
    retiredSettings({ DATABASE_READ_URL: 'postgres://v@replica/vaglio', DATABASE_DIRECT_URL: ' ' }),
  ).toEqual(['DATABASE_READ_URL is not used any more: lists are read from the database. Remove it.']);
});
