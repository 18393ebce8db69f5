import { isUrl } from '@vaglio/startups-domain';
import { asText, type ReadSetting } from './read-setting';

/** Bucket of an S3-compatible store, with credentials that may write to the bucket. */
export type BucketSettings = {
  /** Address of the store, followed by the bucket and optional folders: https://s3.example/bucket/folder. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Destination of the scheduled backups: a folder or a bucket. */
export type TargetSettings = { folder: string } | { bucket: BucketSettings };

export type BackupSettings = {
  /** Undefined if scheduled backups are disabled. */
  place: TargetSettings | undefined;
  /** Times of day in Zurich, as HH:MM in ascending order. */
  at: readonly string[];
  /** Number of days, and number of weeks, for which the newest backup of each is kept. */
  keepDays: number;
  keepWeeks: number;
  /** Public age keys that encrypt the backups; [] for unencrypted backups. */
  recipients: readonly string[];
  /** File with the secret age key. Only restores and restore tests need it. */
  identityFile: string | undefined;
};

/** Bech32 text as the age tool writes it. The checksum is verified when a backup is created. */
const RECIPIENT = /^age1[02-9ac-hj-np-z]{50,2500}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads the destination and schedule of backups from the environment.
 * @param read collects invalid settings
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

function readPlace(read: ReadSetting): TargetSettings | undefined {
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

/** Accepts plain HTTP only for an address on this machine, because backups contain the installation keys. */
function asBucketUrl(text: string): string | undefined {
  if (!isUrl(text)) return undefined;
  const { protocol, hostname, username, pathname, search, hash } = new URL(text);
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const hasBucket = /^\/[\w.-]{3,63}(\/[\w.-]+)*\/?$/.test(pathname);
  const isPlain = username === '' && search === '' && hash === '';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwn);
  return isSafe && isPlain && hasBucket ? text.replace(/\/$/, '') : undefined;
}
