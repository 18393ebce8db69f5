/** Environment variables that belong to the installation and not to the machine; see .env.example. */
const NAMES: ReadonlySet<string> = new Set([
  'ADMIN_EMAIL',
  'CHANGE_PASSWORD_AFTER_SIGN_IN',
  'DEMO_DATA',
  'FOUNDATION_NAME',
  'MAIL_FROM',
  'PRIVATE_NEWS_HOSTS',
  'PRIVATE_WEBHOOK_HOSTS',
  'PRODUCT_TITLE',
  'PUBLIC_URL',
  'SMTP_URL',
  'TRUSTED_PROXIES',
]);
const PREFIXES = ['LIMIT_', 'LLM_', 'REGISTER_'];

/**
 * Returns the settings of an installation as the text of an .env file, sorted by name. Excludes the first password,
 * settings of the machine (DATABASE_…, DATA_DIR, HOST, PORT, LOG_LEVEL, BACKUP_…, METRICS_…, OTEL_…) and the keys,
 * which are backed up as key files.
 * @returns '' when no setting is set
 */
export function settingsText(env: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(env)
    .filter(([name, value]) => isOfInstallation(name) && value?.trim())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value = '']) => `${name}=${quoted(value)}\n`)
    .join('');
}

function isOfInstallation(name: string): boolean {
  return NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix));
}

/** Encloses a value in a quote character that it does not contain, because .env files cannot escape quotes. */
function quoted(value: string): string {
  const quote = ['"', "'", '`'].find((mark) => !value.includes(mark)) ?? '"';
  return quote + value + quote;
}
