/** Variables that belong to a machine, not to an installation: another machine has its own. */
const OF_THE_MACHINE = new Set(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'LOG_LEVEL']);

/** Every other variable that Vaglio reads; see .env.example. Keys are backed up as key files. */
const OF_THE_INSTALLATION = new RegExp(
  `^(?:${[
    'PUBLIC_URL|ADMIN_EMAIL|DEMO_DATA|PRODUCT_TITLE|FOUNDATION_NAME|SMTP_URL|MAIL_FROM',
    'TRUSTED_PROXIES|PRIVATE_NEWS_HOSTS|CHANGE_PASSWORD_AFTER_SIGN_IN|LIMIT_[A-Z_]+|LLM_[A-Z_]+',
  ].join('|')})$`,
);
/** The settings of an installation as the text of an .env file, by name; '' when none is set. */
export function settingsText(env: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(env)
    .filter(([name, value]) => OF_THE_INSTALLATION.test(name) && !OF_THE_MACHINE.has(name) && value?.trim())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value = '']) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
