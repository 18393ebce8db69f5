import { asc } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imports } from '../platform/db/schema/imports.table';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import type { ActorName, testApp } from '../testing/test-app';
import { advanceImport } from './import-worker';
import type { ImportFileBody } from './import.schemas';
import type { ImportLineBody } from './import-line.schemas';

type World = Awaited<ReturnType<typeof testApp>>;

const LISTS = join(__dirname, '../../../../libs/results/src/csv/fixtures');
const TYPE = { 'content-type': 'application/octet-stream' };

/** Returns a real list of startups in one of three encodings. */
export const realList = (name: string): Buffer => readFileSync(join(LISTS, name));

export const REAL_LISTS = [
  'startups-utf8-comma.csv',
  'startups-windows1252-semicolon.csv',
  'startups-utf16le-tab.txt',
] as const;

const ifMatch = (seen: number | undefined) => (seen === undefined ? {} : { 'if-match': `"${seen}"` });

/** Returns the requests of a person who imports files. After each request, the server processes the resulting step. */
export function importer(world: World, actor: ActorName = 'admin') {
  const { app, deps } = world;
  const headers = world.asRole(actor);
  const work = async () => {
    while (await advanceImport({ ...deps, owner: 'a test' }));
  };
  const read = async (id: string) =>
    (await app.inject({ url: `/auth/imports/${id}`, headers })).json<ImportFileBody>();
  const post = (id: string, act: string, seen?: number) =>
    app.inject({
      method: 'POST',
      url: `/auth/imports/${id}/${act}`,
      headers: { ...headers, ...ifMatch(seen) },
      payload: {},
    });
  const send = (id: string, bytes: Uint8Array, offset = 0) =>
    app.inject({
      method: 'PUT',
      url: `/auth/imports/${id}/content?offset=${offset}`,
      headers: { ...headers, ...TYPE },
      payload: Buffer.from(bytes),
    });
  const open = async (name: string, size: number) =>
    (
      await app.inject({ method: 'POST', url: '/auth/imports', headers, payload: { name, size } })
    ).json<ImportFileBody>();
  const correct = (id: string, payload: { line: number; column: number; text: string }, seen?: number) =>
    app.inject({
      method: 'PUT',
      url: `/auth/imports/${id}/cells`,
      headers: { ...headers, ...ifMatch(seen) },
      payload,
    });
  return {
    open,
    correct,
    send,
    post,
    read,
    work,
    /** Uploads a file and waits for its check. */
    upload: async (content: string | Uint8Array, name = 'list.csv'): Promise<ImportFileBody> => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const { id } = await open(name, bytes.length);
      const answer = await send(id, bytes);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await work();
      return read(id);
    },
    /** Maps columns, keyed by header, and values. Waits for the next check. */
    map: async (
      file: ImportFileBody,
      chosen: Record<string, { becomes: string; award?: string }>,
      values: object[] = [],
    ): Promise<ImportFileBody> => {
      const columns = file.columns.map(({ header, becomes, award }) => chosen[header] ?? { becomes, award });
      const answer = await app.inject({
        method: 'PUT',
        url: `/auth/imports/${file.id}/mapping`,
        headers,
        payload: { columns, values },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await work();
      return read(file.id);
    },
    /** Changes the parsing options or the mapping of columns. */
    choose: async (id: string, payload: object, seen?: number) => {
      const answer = await app.inject({
        method: 'PUT',
        url: `/auth/imports/${id}/mapping`,
        headers: { ...headers, ...ifMatch(seen) },
        payload,
      });
      await work();
      return answer;
    },
    /** Requests the commit of an import and waits for its end. */
    commit: async (id: string): Promise<ImportFileBody> => {
      const answer = await post(id, 'commit');
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await work();
      return read(id);
    },
    lines: async (id: string, query = ''): Promise<ImportLineBody[]> =>
      (await app.inject({ url: `/auth/imports/${id}/lines?pageSize=100&${query}`, headers })).json<{
        items: ImportLineBody[];
      }>().items,
    errors: async (id: string): Promise<string> =>
      (await app.inject({ url: `/auth/imports/${id}/errors.csv`, headers })).body,
    list: async () =>
      (await app.inject({ url: '/auth/imports', headers })).json<{
        items: ImportFileBody[];
        total: number;
      }>(),
  };
}

/** Deletes all imports and raw rows. */
export async function forgetImports({ db }: World): Promise<void> {
  await db.delete(imports);
  await db.delete(rawStartups);
}

/** Imports a file. Returns its parsing options, the notes on its lines, and all raw rows after the commit. */
export async function importAll(world: World, content: string | Uint8Array | Promise<Uint8Array>) {
  const person = importer(world);
  const file = await person.upload(await content);
  const lines = file.state === 'checked' ? await person.lines(file.id) : [];
  if ((file.counts?.create ?? 0) > 0) await person.commit(file.id);
  const rows = await world.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
  return { file, rows, notes: lines.map(({ notes }) => notes) };
}
