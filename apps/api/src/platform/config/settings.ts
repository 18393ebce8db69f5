import { isLanguage, LANGUAGES, SOURCE_LANGUAGE, type Language } from '@vaglio/language';
import { isUrl } from '@vaglio/startups-domain';
import { isIP, isIPv6 } from 'node:net';
import { readBackups, type BackupSettings } from './backup-settings';
import { isUsableBasePath } from '../http/hooks/base-path';
import { isEmailAddress } from '../http/validation/address-text';
import { DEFAULT_DATA_DIR } from './default-data-dir';
import { readKeyRing } from '../keys/key-files';
import { KEY_NAMES, type KeyRing, type Keys } from '../keys/key-ring';
import { readOidc, type OidcSettings } from './oidc-settings';
import { readRegister, type RegisterSettings } from './register-settings';
import { limitsFrom, type Limits } from './limits';
import { readLlm, readLlmLimits, type LlmLimits, type LlmSettings } from './llm-settings';
import { readMetricsSettings, type MetricsSettings } from './metrics-settings';
import { readPrivateHost } from '../outbound-http/address-guard';
import { asFlag, asList, asPort, asText, type ReadSetting } from './read-setting';
import { readTracing, type TracingSettings } from './tracing-settings';

/**
 * Minimum length of the first administrator's password if it comes from the environment. Passwords that people type may
 * be shorter.
 */
const MIN_ENVIRONMENT_PASSWORD_LENGTH = 12;

/** Configuration from the environment, read once at start. `.env.example` describes each setting. */
export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** If undefined, the origin of a request must match its Host header. */
  publicUrl: string | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  demoData: boolean;
  /** If undefined, the settings page decides. The table `brand` stores its value. */
  productTitle: string | undefined;
  foundationName: string | undefined;
  /** Default language of pages and mails, for people who have not chosen a language. */
  language: Language;
  /** If undefined, the settings page may configure a mail server. Code that sends mail calls presentMail. */
  smtpUrl: string | undefined;
  /**
   * Sender of messages. If undefined, the sender from the settings page is used, and otherwise the address of the first
   * administrator.
   */
  mailFrom: string | undefined;
  /** Networks of proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: string[];
  /** Private `host:port` pairs from which news may be fetched. All other hosts must be public. */
  privateNewsHosts: string[];
  /** Private `host:port` pairs to which webhooks may be sent. All other hosts must be public. */
  privateWebhookHosts: string[];
  /** Private `host:port` pairs of language models that the settings page may use. All other hosts must be public. */
  privateModelHosts: string[];
  privateMailHosts: string[];
  /** True if a person who has just signed in may set a new password without entering the old one. */
  changesPasswordAfterSignIn: boolean;
  limits: Limits;
  /** If undefined, the settings page may configure a model. Code that uses a model calls presentLlm. */
  llm: LlmSettings | undefined;
  llmLimits: LlmLimits;
  /** Company register; undefined if none is configured. */
  register: RegisterSettings | undefined;
  /** OpenID Connect provider; undefined if people sign in with passwords only. */
  oidc: OidcSettings | undefined;
  backups: BackupSettings;
  metrics: MetricsSettings;
};

const POSTGRES_EXAMPLE = 'an address like postgres://user:password@host:5432/vaglio';
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Settings that are needed only to start the process. */
export type StartSettings = Settings & {
  /** Secrets from the environment, used instead of files in the data directory. */
  environmentKeys: Partial<Keys>;
  logLevel: (typeof LOG_LEVELS)[number];
  /**
   * Seconds for which a stopping server still accepts requests, so that a load balancer has time to detect that it is
   * not ready.
   */
  drainSeconds: number;
  tracing: TracingSettings;
};

const asLanguage = (text: string) => (isLanguage(text) ? text : undefined);

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of earlier versions, each with the warning to display. */
const RETIRED: Readonly<Record<string, string>> = {
  BACKUP_DRILL:
    'BACKUP_DRILL is not used any more: Settings, Backups and vaglio restore-test test a backup. Remove it.',
  DATABASE_DIRECT_URL:
    'DATABASE_DIRECT_URL is not used any more. Remove it, and let DATABASE_URL name the PostgreSQL server itself, not a pooler in transaction mode.',
  DATABASE_READ_URL: 'DATABASE_READ_URL is not used any more: lists are read from the database. Remove it.',
};

/** Returns a warning for each variable of an earlier version that is still set. */
export function retiredSettings(env: Environment): string[] {
  return Object.entries(RETIRED).flatMap(([name, warning]) => (env[name]?.trim() ? [warning] : []));
}

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws Error that lists every invalid variable. The message contains no secret values.
 */
export function readSettings(env: Environment): StartSettings {
  const problems: string[] = [];
  const read: ReadSetting = (name, fallback, parse, expected) => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${expected}.`);
    return value ?? fallback;
  };
  const llmLimits = readLlmLimits(read);
  const settings: StartSettings = {
    host: read('HOST', '127.0.0.1', asText, 'a host name'),
    port: read('PORT', 4000, asPort, 'a port from 1 to 65535'),
    dataDir: read('DATA_DIR', DEFAULT_DATA_DIR, asText, 'a directory'),
    databaseUrl: read('DATABASE_URL', undefined, asPostgresUrl, POSTGRES_EXAMPLE),
    drainSeconds: read('DRAIN_SECONDS', 0, asDrainSeconds, 'a whole number from 0 to 60'),
    publicUrl: read(
      'PUBLIC_URL',
      undefined,
      asPublicUrl,
      'an address like https://vaglio.example or https://host.example/vaglio, with https unless it is this machine',
    ),
    adminEmail: read('ADMIN_EMAIL', 'admin@vaglio.local', asEmail, 'an email address'),
    adminPassword: read(
      'ADMIN_PASSWORD',
      undefined,
      asPassword,
      `at least ${MIN_ENVIRONMENT_PASSWORD_LENGTH} characters long`,
    ),
    demoData: read('DEMO_DATA', false, asFlag, '0 or 1'),
    productTitle: read('PRODUCT_TITLE', undefined, asTitle, 'at most 80 characters long'),
    foundationName: read('FOUNDATION_NAME', undefined, asTitle, 'at most 80 characters long'),
    language: read('LANGUAGE_DEFAULT', SOURCE_LANGUAGE, asLanguage, LANGUAGES.join(', ')),
    smtpUrl: read(
      'SMTP_URL',
      undefined,
      asUrl('smtp:', 'smtps:'),
      'an address like smtp://user:password@host:587',
    ),
    mailFrom: read('MAIL_FROM', undefined, asEmail, 'an email address'),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [],
      asNetworks,
      'addresses or networks like 10.0.0.0/8, separated by commas',
    ),
    privateNewsHosts: read(
      'PRIVATE_NEWS_HOSTS',
      [],
      asHosts,
      'hosts with their ports like news.intranet:80, separated by commas',
    ),
    privateWebhookHosts: read(
      'PRIVATE_WEBHOOK_HOSTS',
      [],
      asHosts,
      'hosts with their ports like crm.intranet:443, separated by commas',
    ),
    privateModelHosts: read(
      'PRIVATE_MODEL_HOSTS',
      [],
      asHosts,
      'hosts with their ports like localhost:11434, separated by commas',
    ),
    privateMailHosts: read(
      'PRIVATE_MAIL_HOSTS',
      [],
      asHosts,
      'hosts with their ports like mail.intranet:587, separated by commas',
    ),
    changesPasswordAfterSignIn: read('CHANGE_PASSWORD_AFTER_SIGN_IN', true, asFlag, '0 or 1'),
    limits: limitsFrom(({ variable, usual }) =>
      read(variable, usual, asCount, 'a whole number from 1 to 1000000'),
    ),
    logLevel: read('LOG_LEVEL', 'warn', asLogLevel, `one of ${LOG_LEVELS.join(', ')}`),
    llm: readLlm(read, llmLimits),
    llmLimits,
    register: readRegister(read),
    oidc: readOidc(read),
    backups: readBackups(read),
    metrics: readMetricsSettings(read),
    tracing: readTracing(read),
    environmentKeys: readEnvironmentKeys(read),
  };
  if (problems.length > 0)
    throw new Error(
      `Vaglio cannot start with these settings:\n${problems.map((line) => `- ${line}`).join('\n')}`,
    );
  return settings;
}

function readEnvironmentKeys(read: ReadSetting): Partial<Keys> {
  const rings = KEY_NAMES.map((name) => [
    name,
    read<KeyRing | undefined>(
      `KEY_${name.toUpperCase()}`,
      undefined,
      readKeyRing,
      '64 hex digits, or several such keys separated by commas, the one in use first',
    ),
  ]);
  return Object.fromEntries(rings.filter(([, ring]) => ring !== undefined));
}

/**
 * Returns the address of this installation: PUBLIC_URL if set, otherwise the address that the server prints at start.
 */
export function addressOf({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** Returns whether only programs on this machine can reach the server. */
export function isLoopback({ host }: Pick<Settings, 'host'>): boolean {
  return isLoopbackName(host);
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '::1' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}

const asTitle = (text: string) => (text.length <= 80 ? text : undefined);
const asCount = (text: string) =>
  /^[1-9]\d{0,6}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined;
const asEmail = (text: string) => (isEmailAddress(text) ? text : undefined);
const asPassword = (text: string) => ([...text].length >= MIN_ENVIRONMENT_PASSWORD_LENGTH ? text : undefined);
const asDrainSeconds = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) <= 60 ? Number(text) : undefined;
const asLogLevel = (text: string) => LOG_LEVELS.find((level) => level === text);

function asHosts(text: string): string[] | undefined {
  const hosts = asList(text).map(readPrivateHost);
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}
const asNetworks = (text: string) => (asList(text).every(isNetwork) ? asList(text) : undefined);

const asUrl =
  (...protocols: string[]) =>
  (text: string) =>
    isUrl(text) && protocols.includes(new URL(text).protocol) ? text : undefined;

const asPostgresUrl = asUrl('postgres:', 'postgresql:');

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const isRange =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
  return isIP(address) !== 0 && isRange && rest.length === 0;
}

/**
 * Accepts plain HTTP only for an address on this machine. On other hosts, browsers disable Web Crypto and the session
 * cookie without HTTPS.
 */
function asPublicUrl(text: string): string | undefined {
  if (!isUrl(text)) return undefined;
  const { protocol, hostname, pathname, search, hash, origin, username } = new URL(text);
  const path = pathname.replace(/\/$/, '');
  const isUsable = protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));
  if (!isUsable || search !== '' || hash !== '' || username !== '') return undefined;
  return path === '' || isUsableBasePath(path) ? origin + path : undefined;
}
