import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/test-database';
import { copiedRows, type CopiedRow } from './copied-rows';
import { copyOut } from './copy-out';
import { copyPayload } from './copy-payload';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const MOMENTS = [
  'infinity',
  '-infinity',
  '4713-01-01 00:00:00+00 BC',
  '0001-01-01 00:00:00.000001+00',
  '1969-12-31 23:59:59.999999+00',
  '1970-01-01 00:00:00.000001+00',
  '2000-01-01 00:00:00+00',
  '1999-12-31 23:59:59.999999+00',
  '2026-03-29 02:59:59.123457+01',
  '2262-04-11 23:47:16.854775+00',
  '9999-12-31 23:59:59.999999+00',
  '294276-12-31 23:59:59.999999+00',
];

test('moments are read to the microsecond, as PostgreSQL counts them', async () => {
  const read: (number | null)[][] = [];
  await database.db.transaction((tx) =>
    copyOut(
      tx,
      sql.raw(`select moment, (extract(epoch from moment) * 1e6)::float8 from (
        values ${MOMENTS.map((moment) => `('${moment}'::timestamptz)`).join(', ')}) moments(moment)`),
      (row) => read.push([row.microseconds(), row.float()]),
    ),
  );
  expect(read.map(([moment]) => moment)).toEqual(read.map(([, counted]) => counted));
  expect(read).toHaveLength(MOMENTS.length);
});

test('values of all types are read as they are, and what has none is null', async () => {
  const read: unknown[][] = [];
  await database.db.transaction((tx) =>
    copyOut(
      tx,
      sql.raw(`values ((-32768)::int2, (-2147483648)::int4, (-9007199254740991)::int8, 0.1::float8, 'é "🚀"', '', '1969-12-31'::date),
        (32767, 2147483647, 9007199254740991, 1e-300, E'\\\\N\\t', ' ', '2000-01-02'), (null, null, null, null, null, null, null)`),
      (row) =>
        read.push([
          row.integer(),
          row.integer(),
          row.integer(),
          row.float(),
          row.text(),
          row.text(),
          row.days(),
        ]),
    ),
  );
  expect(read).toEqual([
    [-32768, -2147483648, -9007199254740991, 0.1, 'é "🚀"', '', -1],
    [32767, 2147483647, 9007199254740991, 1e-300, '\\N\t', ' ', 10_958],
    [null, null, null, null, null, null, null],
  ]);
});

/** The signature of a file without rows between it and the trailer, as the documentation has it. */
const HEADER = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const TRAILER = Buffer.from([0xff, 0xff]);

function rowOf(texts: readonly string[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(texts.length);
  const fields = texts.flatMap((text) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(text));
    return [length, Buffer.from(text)];
  });
  return Buffer.concat([count, ...fields]);
}

test('rows are the same however their bytes are cut, and what is not read of one is skipped', () => {
  const bytes = Buffer.concat([
    HEADER,
    rowOf(['Étoile', 'x']),
    rowOf(['', '']),
    rowOf(['東京', 'y']),
    TRAILER,
  ]);
  for (let size = 1; size <= bytes.length; size += 1) {
    const read: (string | null)[] = [];
    const add = copiedRows((row: CopiedRow) => read.push(row.text()));
    for (let at = 0; at < bytes.length; at += size) add(bytes.subarray(at, at + size));
    expect(read).toEqual(['Étoile', '', '東京']);
  }
});

function message(code: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(code), length, content]);
}

test('what the server sends is taken apart however its bytes are cut, up to the end of the COPY', () => {
  const data = ['one', '', 'two and more'].map((word) => Buffer.from(word));
  const [end, after] = [message('c', Buffer.alloc(0)), message('C', Buffer.from('COPY 3\0'))];
  const begin = [message('H', Buffer.alloc(7)), message('S', Buffer.from('a\0b\0'))];
  const copied = data.flatMap((content) => [message('d', content), message('N', Buffer.from('S\0'))]);
  const failure = message('E', Buffer.from('SERROR\0\0'));
  for (const [ends, behind] of [
    [Buffer.concat([end, after]), after],
    [failure, failure],
  ] as const) {
    const bytes = Buffer.concat([...begin, ...copied, ends]);
    for (let size = 1; size <= bytes.length; size += 1) {
      const read = copyPayload();
      const payloads: Buffer[] = [];
      let rest: Buffer | null = null;
      for (let at = 0; at < bytes.length; at += size) {
        const chunk = Buffer.from(bytes.subarray(at, at + size));
        if (rest) {
          rest = Buffer.concat([rest, chunk]);
          continue;
        }
        const part = read(chunk);
        payloads.push(part.payload);
        rest = part.rest;
      }
      expect(Buffer.concat(payloads).toString()).toBe('onetwo and more');
      expect(rest).toEqual(behind);
    }
  }
});

const LONG = sql`select generate_series(1, 100000000)`;

/** Whether a connection is usable: one that was closed in the middle is replaced. */
const answers = async () => (await database.db.execute(sql`select 1 as one`)).rows;

test('a reading that is ended, or that fails, ends at once with its transaction', async () => {
  const ending = new AbortController();
  const ended = database.db.transaction((tx) => copyOut(tx, LONG, () => ending.abort(), ending.signal));
  await expect(ended).rejects.toThrow();
  const failed = database.db.transaction((tx) =>
    copyOut(tx, LONG, () => {
      throw new Error('it is not wanted');
    }),
  );
  await expect(failed).rejects.toThrow();
  const late = database.db.transaction((tx) => copyOut(tx, LONG, () => undefined, ending.signal));
  await expect(late).rejects.toThrow('aborted');
  expect(await answers()).toEqual([{ one: 1 }]);
});

test('an error of the database is passed on, and the connection lives', async () => {
  await expect(
    database.db.transaction((tx) =>
      copyOut(tx, sql`select 1 / (n - 900) from generate_series(1, 1000) n`, () => undefined),
    ),
  ).rejects.toMatchObject({ code: '22012' });
  await expect(
    database.db.transaction((tx) => copyOut(tx, sql`select ${1}::int`, () => undefined)),
  ).rejects.toThrow('COPY takes no parameters');
  expect(await answers()).toEqual([{ one: 1 }]);
});
