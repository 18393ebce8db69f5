import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open-database';
import { connections, type StoredMail, type StoredModel } from '../../db/schema/connections.table';
import type { Keys } from '../../keys/key-ring';
import { openSecret } from '../../keys/sealed-secret';
import type { LlmSettings } from '../llm-settings';
import type { Settings } from '../settings';

/** Services that the environment or the page sets up. */
export type ConnectionKind = 'model' | 'mail';
type Stored<Kind extends ConnectionKind> = Kind extends 'model' ? StoredModel : StoredMail;

/** Use and owner of the sealed secret of a connection. */
export const sealedFor = (kind: ConnectionKind) => ({ use: 'connection', owner: kind });

/** What was set up on the page; null where nothing is. */
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
 * The language model of now: the environment's, else that of the page; undefined for the built-in extractor. Read it for
 * each use, because another server may change it.
 */
export async function presentLlm({ db, keys, settings }: Needs): Promise<LlmSettings | undefined> {
  if (settings.llm) return settings.llm;
  const stored = await readConnection(db, 'model');
  return stored
    ? toLlm(stored.address, stored.models, opened('model', stored.key, keys) ?? undefined, settings)
    : undefined;
}

/** A model at an address that was typed. */
export function toLlm(
  baseUrl: string,
  models: string[],
  apiKey: string | undefined,
  { llmLimits, privateModelHosts }: Pick<Settings, 'llmLimits' | 'privateModelHosts'>,
): LlmSettings {
  return { ...llmLimits, baseUrl, apiKey, models, privateHosts: privateModelHosts };
}

/** How a mail server is reached: by SMTP_URL, or as it was typed on the page. */
export type MailServer =
  | { url: string }
  | (Omit<StoredMail, 'sender'> & {
      /** `host:port` of the own network that may be connected to; all others must be public. */
      privateHosts: readonly string[];
    });
export type Mail = {
  server: MailServer;
  /** Address of the sender. */
  from: string;
};

/** The mail server of now, as {@link presentLlm}; undefined where messages become files. */
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

/** Who messages come from. @param typed on the page */
export function senderOf(
  { mailFrom, adminEmail }: Pick<Settings, 'mailFrom' | 'adminEmail'>,
  typed: string | null,
): string {
  return mailFrom ?? typed ?? adminEmail;
}

/** Whether messages are sent; otherwise they become files on the server. */
export async function isMailSetUp(db: Db | Tx, { smtpUrl }: Pick<Settings, 'smtpUrl'>): Promise<boolean> {
  return smtpUrl !== undefined || (await readConnection(db, 'mail')) !== null;
}

/** The models that may be used now; [] where the built-in extractor reads articles. */
export async function presentModels(db: Db | Tx, { llm }: Pick<Settings, 'llm'>): Promise<readonly string[]> {
  return llm?.models ?? (await readConnection(db, 'model'))?.models ?? [];
}

/** A stored secret; null without one, and where the keys of the installation that it was sealed with are lost. */
export function opened(
  kind: ConnectionKind,
  sealed: string | null,
  { pepper }: Pick<Keys, 'pepper'>,
): string | null {
  return sealed === null ? null : (openSecret(sealed, sealedFor(kind), pepper)?.toString() ?? null);
}
