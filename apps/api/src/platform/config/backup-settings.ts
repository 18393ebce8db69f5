import { isUrl } from '@vaglio/startups-domain';
import { asText, type ReadSetting } from './read-setting';

/** A bucket of a store that speaks the protocol of Amazon S3, with the account that may write there. */
export type BucketSettings = {
  /** Address of the store, then the bucket, then folders in it: https://s3.example/bucket/folder. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Where backups are kept that the server makes by itself. */
export type PlaceSettings = { folder: string } | { bucket: BucketSettings };

export type BackupSettings = {
  /** Undefined: the server makes none by itself. */
  place: PlaceSettings | undefined;
  /** Times of the day in Zurich, HH:MM, ascending. */
  at: readonly string[];
  /** Of so many days, and of so many weeks, the newest backup is kept. */
  keepDays: number;
  keepWeeks: number;
  /** Public keys of age for which backups are encrypted; [] for none. */
  recipients: readonly string[];
  /** The file with the secret key of age, which only a restore and a drill need. */
  identityFile: string | undefined;
};

/** Bech32 as age writes it: its checksum is examined when a backup is made. */
const RECIPIENT = /^age1[02-9ac-hj-np-z]{50,2500}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads from the environment where and when backups are made.
 * @param read collects what is wrong
 */
export function readBackups(read: ReadSetting): BackupSettings {
  return {
    place: readPlace(read),
    at: read(
      'BACKUP_AT',
      ['02:00'],
      asTimes,
      'times of the day in Zurich like 02:00 or 02:00,14:00, separated by commas',
    ),
    keepDays: read('BACKUP_KEEP_DAYS', 14, asCount, 'a whole number from 1 to 1000'),
    keepWeeks: read('BACKUP_KEEP_WEEKS', 8, asCount, 'a whole number from 1 to 1000'),
    recipients: read(
      'BACKUP_RECIPIENT',
      [],
      asRecipients,
      'a public key of age like age1…, or several, separated by commas',
    ),
    identityFile: read<string | undefined>('BACKUP_IDENTITY_FILE', undefined, asText, 'a file'),
  };
}

function readPlace(read: ReadSetting): PlaceSettings | undefined {
  const folder = read('BACKUP_DIR', '', asText, 'a folder');
  const url = read('BACKUP_S3_URL', '', asBucketUrl, 'an address like https://s3.example/bucket/folder');
  const region = read('BACKUP_S3_REGION', 'us-east-1', asText, 'a region');
  const keyId = read('BACKUP_S3_KEY_ID', '', asText, 'the id of an access key');
  const secret = read('BACKUP_S3_SECRET', '', asText, 'a secret access key');
  if (url !== '' && folder !== '')
    read<string>('BACKUP_DIR', '', () => undefined, 'left out where BACKUP_S3_URL is given');
  if (url !== '' && (keyId === '' || secret === ''))
    read<string>(
      'BACKUP_S3_URL',
      '',
      () => undefined,
      'used together with BACKUP_S3_KEY_ID and BACKUP_S3_SECRET',
    );
  if (url !== '') return { bucket: { url, region, keyId, secret } };
  return folder === '' ? undefined : { folder };
}

const asCount = (text: string) =>
  /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 1_000 ? Number(text) : undefined;
const asList = (text: string) => text.split(',').map((entry) => entry.trim());

function asTimes(text: string): string[] | undefined {
  const times = [...new Set(asList(text))].sort();
  return times.length <= 24 && times.every((time) => TIME.test(time)) ? times : undefined;
}

function asRecipients(text: string): string[] | undefined {
  const recipients = asList(text);
  return recipients.every((recipient) => RECIPIENT.test(recipient)) ? recipients : undefined;
}

/** Backups hold the keys: only on this machine do they travel without TLS. */
function asBucketUrl(text: string): string | undefined {
  if (!isUrl(text)) return undefined;
  const { protocol, hostname, username, pathname, search, hash } = new URL(text);
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const hasBucket = /^\/[\w.-]{3,63}(\/[\w.-]+)*\/?$/.test(pathname);
  const isPlain = username === '' && search === '' && hash === '';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwn);
  return isSafe && isPlain && hasBucket ? text.replace(/\/$/, '') : undefined;
}
