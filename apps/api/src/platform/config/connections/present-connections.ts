import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open-database';
import { connections, type StoredMail, type StoredModel } from '../../db/schema/connections.table';
import type { Keys } from '../../keys/key-ring';
import { openSecret } from '../../keys/sealed-secret';
import type { LlmSettings } from '../llm-settings';
import type { Settings } from '../settings';

/** Services that either the environment or the settings page configures. */
export type ConnectionKind = 'model' | 'mail';
type Stored<Kind extends ConnectionKind> = Kind extends 'model' ? StoredModel : StoredMail;

/** Purpose and owner under which the secret of a connection is encrypted. */
export const sealedFor = (kind: ConnectionKind) => ({ use: 'connection', owner: kind });

/** Returns the connection that the settings page stored; null if there is none. */
export async function readConnection<Kind extends ConnectionKind>(
  db: Db | Tx,
  kind: Kind,
): Promise<Stored<Kind> | null> {
  const [row] = await db
    .select({ settings: connections.settings })
    .from(connections)
    .where(eq(connections.kind, kind));
  return (row?.settings ?? null) as Stored<Kind> | null;
}

type Needs = {
  db: Db | Tx;
  keys: Pick<Keys, 'pepper'>;
  settings: Pick<
    Settings,
    'llm' | 'llmLimits' | 'smtpUrl' | 'mailFrom' | 'adminEmail' | 'privateModelHosts' | 'privateMailHosts'
  >;
};

/**
 * Returns the current language model; undefined for the built-in extractor. The environment takes precedence over the
 * settings page. Call this function before each use, because another server may change the settings.
 */
export async function presentLlm({ db, keys, settings }: Needs): Promise<LlmSettings | undefined> {
  if (settings.llm) return settings.llm;
  const stored = await readConnection(db, 'model');
  return stored
    ? toLlm(stored.address, stored.models, opened('model', stored.key, keys) ?? undefined, settings)
    : undefined;
}

/** Returns the settings of a language model whose address comes from the settings page. */
export function toLlm(
  baseUrl: string,
  models: string[],
  apiKey: string | undefined,
  { llmLimits, privateModelHosts }: Pick<Settings, 'llmLimits' | 'privateModelHosts'>,
): LlmSettings {
  return { ...llmLimits, baseUrl, apiKey, models, privateHosts: privateModelHosts };
}

/** Mail server, either from SMTP_URL or from the settings page. */
export type MailServer =
  | { url: string }
  | (Omit<StoredMail, 'sender'> & {
      /** Private `host:port` pairs to which connections are allowed. All other hosts must be public. */
      privateHosts: readonly string[];
    });
export type Mail = {
  server: MailServer;
  from: string;
};

/**
 * Returns the current mail server; undefined if messages are written to files. The environment takes precedence over
 * the settings page.
 */
export async function presentMail({ db, keys, settings }: Needs): Promise<Mail | undefined> {
  const { smtpUrl } = settings;
  if (smtpUrl !== undefined) return { server: { url: smtpUrl }, from: senderOf(settings, null) };
  const stored = await readConnection(db, 'mail');
  if (!stored) return undefined;
  const { sender, ...server } = stored;
  const password = opened('mail', server.password, keys);
  return {
    server: { ...server, password, privateHosts: settings.privateMailHosts },
    from: senderOf(settings, sender),
  };
}

/** Returns the sender address of messages. @param typed sender entered on the settings page */
export function senderOf(
  { mailFrom, adminEmail }: Pick<Settings, 'mailFrom' | 'adminEmail'>,
  typed: string | null,
): string {
  return mailFrom ?? typed ?? adminEmail;
}

/** Returns whether a mail server is configured. Without one, messages are written to files on the server. */
export async function isMailSetUp(db: Db | Tx, { smtpUrl }: Pick<Settings, 'smtpUrl'>): Promise<boolean> {
  return smtpUrl !== undefined || (await readConnection(db, 'mail')) !== null;
}

/** Returns the names of the usable language models; [] if the built-in extractor processes articles. */
export async function presentModels(db: Db | Tx, { llm }: Pick<Settings, 'llm'>): Promise<readonly string[]> {
  return llm?.models ?? (await readConnection(db, 'model'))?.models ?? [];
}

/** Returns a decrypted secret; null if there is none, or if the installation key that encrypted it is lost. */
export function opened(
  kind: ConnectionKind,
  sealed: string | null,
  { pepper }: Pick<Keys, 'pepper'>,
): string | null {
  return sealed === null ? null : (openSecret(sealed, sealedFor(kind), pepper)?.toString() ?? null);
}
