import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketServer } from '../../../testing/bucket-server';
import { freePort } from '../../../testing/server-process';
import { backupName } from '../backup-name';
import type { StorageTarget } from './storage-target';
import { bucketTarget } from './bucket-target';
import { openTarget } from './open-target';

const NAMES = [1, 2, 3, 4, 5].map((day) => backupName(Date.UTC(2026, 10, day), false));
const MEGABYTE = 1024 * 1024;

let bucket: Awaited<ReturnType<typeof bucketServer>>;
let work = '';
let folder = '';
beforeEach(async () => {
  bucket = await bucketServer();
  work = mkdtempSync(join(tmpdir(), 'vaglio-places-'));
  folder = mkdtempSync(join(tmpdir(), 'vaglio-places-'));
});
afterEach(async () => {
  await bucket.close();
  for (const path of [work, folder]) rmSync(path, { recursive: true });
});

function file(bytes: number): string {
  const path = join(work, `${bytes}`);
  writeFileSync(path, Buffer.alloc(bytes, 'vaglio'));
  return path;
}
const TARGETS: [string, () => StorageTarget][] = [
  ['a folder', () => openTarget({ folder })],
  ['an S3 bucket', () => openTarget({ bucket: bucket.settings })],
];

test.each(TARGETS)('%s stores, lists, downloads and removes backups', async (_name, place) => {
  const { put, list, get, remove } = place();
  expect(await list()).toEqual([]);
  for (const name of NAMES) await put(name, file(100));
  expect((await list()).map(({ name, bytes }) => [name, bytes])).toEqual(
    [...NAMES].reverse().map((name) => [name, 100]),
  );
  await remove(NAMES[4] ?? '');
  expect(await list()).toHaveLength(4);
  const copy = join(work, 'copy');
  await get(NAMES[0] ?? '', copy);
  expect(readFileSync(copy)).toEqual(readFileSync(file(100)));
  expect(statSync(copy).mode & 0o777).toBe(0o600);
});

test.each(TARGETS)(
  'the storage target %s does not touch files that are not backups of a server',
  async (_name, place) => {
    writeFileSync(join(folder, 'notes.txt'), 'x');
    bucket.objects.set('vaglio/notes.txt', Buffer.from('x'));
    bucket.objects.set(`other/${NAMES[0]}`, Buffer.from('x'));
    expect([await place().list(), await place().names()]).toEqual([[], ['notes.txt']]);
  },
);

test('a large backup is uploaded to a bucket in parts, even if the storage is sometimes busy', async () => {
  const { put, get } = openTarget({ bucket: bucket.settings });
  const path = file(40 * MEGABYTE);
  bucket.failNext(2);
  await put(NAMES[0] ?? '', path);
  expect(bucket.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
  expect(bucket.uploads.size).toBe(0);
  const copy = join(work, 'copy');
  await get(NAMES[0] ?? '', copy);
  expect(readFileSync(copy).equals(readFileSync(path))).toBe(true);
});

test('a large backup is downloaded from a bucket without a time limit as long as data arrives', async () => {
  const { put } = openTarget({ bucket: bucket.settings });
  const { get } = bucketTarget(bucket.settings, { longestCallMs: 1_500 });
  const path = file(100_000);
  await put(NAMES[0] ?? '', path);
  bucket.pauseInside(2_000);
  const copy = join(work, 'copy');
  await get(NAMES[0] ?? '', copy);
  expect(readFileSync(copy).equals(readFileSync(path))).toBe(true);
});

test.each([
  ['a wrong secret', '', 'wrong', /refuses GET: SignatureDoesNotMatch, no \(403\)/],
  ['a missing bucket', 'OTHER', undefined, /refuses GET: NoSuchBucket, no \(404\)/],
  ['storage that does not respond', 'CLOSED', undefined, /cannot be reached: .*ECONNREFUSED/],
])(
  'for a storage target, %s is reported in plain language',
  async (_name, address, secret = bucket.settings.secret, words) => {
    const { url: right } = bucket.settings;
    const closed = `http://127.0.0.1:${await freePort()}/backups`;
    const url = { '': right, OTHER: right.replace('backups', 'other'), CLOSED: closed }[address] ?? '';
    const settings = { ...bucket.settings, secret, url };
    await expect(openTarget({ bucket: settings }).list()).rejects.toThrow(words);
  },
);

test('a failed multipart upload of a backup leaves no parts in the bucket', async () => {
  const place = openTarget({ bucket: bucket.settings });
  const path = file(17 * MEGABYTE);
  const stored = place.put(NAMES[0] ?? '', path);
  await expect(
    Promise.all([stored, untilFirstPart().then(() => writeFileSync(path, 'shorter'))]),
  ).rejects.toThrow(/became shorter/);
  expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);

  async function untilFirstPart(): Promise<void> {
    while (!bucket.calls.some((call) => call.startsWith('PUT')))
      await new Promise((resolve) => setImmediate(resolve));
  }
});

test('a missing backup folder is not created', async () => {
  const path = join(folder, 'unmounted');
  const { put, list } = openTarget({ folder: path });
  const words = `The folder ${path} is missing, or cannot be written.`;
  await expect(put(NAMES[0] ?? '', file(1))).rejects.toThrow(words);
  await expect(list()).rejects.toThrow(words);
});

test('the partial backup of a killed process is removed a day after the next backup', async () => {
  const drafts = NAMES.slice(0, 3).map((name) => `${name}.999999.partial`);
  for (const draft of [...drafts, 'notes.partial']) writeFileSync(join(folder, draft), 'a key');
  await openTarget({ folder }).put(NAMES[2] ?? '', file(1));
  expect(readdirSync(folder).sort()).toEqual(['notes.partial', NAMES[2], drafts[2]].sort());
});
