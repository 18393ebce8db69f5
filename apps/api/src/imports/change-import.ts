import { and, eq, sql } from 'drizzle-orm';
import { foldText } from '@vaglio/startups-domain';
import { recordEvent, type Actor } from '../audit/audit-event';
import type { Db, Tx } from '../platform/db/open-database';
import { badRequest, conflict } from '../platform/http/errors/errors';
import { matchesVersion } from '../platform/http/validation/if-match';
import { FIELDS } from './check/column-choices';
import type { MapImportBody } from './import.schemas';
import { change, readImport, type ImportOrder } from './import-order';
import { changedColumns, changedMapping } from './check/mapping-changes';
import {
  importAliases,
  importMappings,
  importPieces,
  type ImportRecord,
  type ImportState,
  type ColumnChoice,
  type ReadingChoices,
} from '../platform/db/schema/imports.table';
import { headersKey } from './check/proposed-mapping';
import { countStale } from './check/stale-lines';

/** States in which nothing is written, and the person still decides. */
const OPEN: readonly ImportState[] = ['uploading', 'reading', 'checking', 'checked', 'failed'];
/** Those in which there is a file with columns. */
const MAPPABLE: readonly ImportState[] = ['checking', 'checked', 'failed'];

/**
 * Maps columns and values of a file, or has it read with other headers, encoding, delimiter or sheet; the check follows by
 * itself. Chosen columns are remembered for files with the same headers, values as aliases where the person wants it.
 * @throws 404; 412 for another version; 409 when it is written already; 400 for columns that are not those of the file
 */
export async function mapImport(db: Db, order: ImportOrder, body: MapImportBody): Promise<number> {
  return change(db, order, MAPPABLE, async (tx, row) => {
    const { columns, values = [] } = body;
    const reading = readingChoices(body, row);
    const isReadAgain = Object.keys(reading).some((choice) => choice !== 'decimal');
    if (row.format === null && !isReadAgain)
      throw conflict('The file could not be read: choose how to read it.');
    const mapped =
      columns === undefined ? row.columns : columns.map((choice, at) => chosen(choice, row.columns[at]));
    if (columns !== undefined) await rememberColumns(tx, row, mapped, order.actor);
    const choices = { canton: { ...row.value_choices.canton }, sector: { ...row.value_choices.sector } };
    for (const { field, text, code } of values) {
      if (code === null) delete choices[field][foldText(text)];
      else choices[field] = { ...choices[field], [foldText(text)]: code };
    }
    await keepAliases(tx, values, order.actor);
    const next = {
      columns: mapped,
      value_choices: choices,
      chosen: withoutNulls({ ...row.chosen, ...reading }),
    };
    await recordEvent(tx, order.actor, {
      action: 'import_mapped',
      target: targetOf(row),
      ...changedMapping(row, { ...row, ...next }),
    });
    return { state: isReadAgain ? ('reading' as const) : ('checking' as const), ...next };
  });
}

type ReadingChange = { [Choice in keyof ReadingChoices]: ReadingChoices[Choice] | null };

/** Settings that a person chose for reading the file. Null means detect again. Another sheet has its own headers. */
function readingChoices(body: MapImportBody, { sheet: before }: ImportRecord): ReadingChange {
  const { encoding, delimiter, sheet, header_line: headerLine, decimal } = body;
  return {
    ...(sheet !== undefined && sheet !== before && { headerLine: null }),
    ...(encoding !== undefined && { encoding }),
    ...(delimiter !== undefined && { delimiter }),
    ...(sheet !== undefined && { sheet }),
    ...(headerLine !== undefined && { headerLine }),
    ...(decimal !== undefined && { decimal: decimal === null ? null : MARKS[decimal] }),
  };
}

const MARKS = { point: '.', comma: ',' } as const;

const withoutNulls = (change: ReadingChange): ReadingChoices =>
  Object.fromEntries(Object.entries(change).filter(([, choice]) => choice !== null));

function chosen(
  { becomes, award }: { becomes: string; award?: string | null },
  before?: ColumnChoice,
): ColumnChoice {
  if (!before) throw badRequest('columns must name what becomes of each column of the file.');
  if (becomes === 'award' ? !award?.trim() : becomes !== 'leave_out' && !FIELDS.includes(becomes))
    throw badRequest('A column must become a field, an award with its name, or be left out.');
  const name = becomes === 'award' ? (award ?? '').trim() : null;
  if (before.becomes === becomes && before.award === name) return before;
  return { becomes, award: name, how: 'chosen', candidates: before.candidates };
}

/** Two people may save the mapping of the same headers at once: each event has what the other saved before it. */
async function rememberColumns(
  tx: Tx,
  { headers }: ImportRecord,
  columns: ColumnChoice[],
  actor: Actor,
): Promise<void> {
  if (columns.length !== headers.length)
    throw badRequest('columns must name what becomes of each column of the file.');
  const headers_key = headersKey(headers);
  await tx.insert(importMappings).values({ headers_key, columns: [] }).onConflictDoNothing();
  const [before] = await tx
    .select({ columns: importMappings.columns })
    .from(importMappings)
    .where(eq(importMappings.headers_key, headers_key))
    .for('update');
  const changed = changedColumns(headers, before?.columns ?? [], columns);
  await tx
    .update(importMappings)
    .set({ columns, updated_at: sql`now()` })
    .where(eq(importMappings.headers_key, headers_key));
  if (changed.after.length === 0) return;
  await recordEvent(tx, actor, {
    action: 'import_mapping_kept',
    target: { type: 'import_mapping', id: headers_key },
    before: { columns: changed.before },
    after: { columns: changed.after },
  });
}

/** For files to come; a text that is Unknown again is forgotten. */
async function keepAliases(
  tx: Tx,
  values: NonNullable<MapImportBody['values']>,
  actor: Actor,
): Promise<void> {
  for (const { field, text, code, keep } of values) {
    const alias_key = foldText(text);
    if (keep !== true || alias_key === '') continue;
    const isIt = and(eq(importAliases.field, field), eq(importAliases.alias_key, alias_key));
    const [before] = await tx.select({ code: importAliases.code }).from(importAliases).where(isIt);
    if ((before?.code ?? null) === code) continue;
    if (code === null) await tx.delete(importAliases).where(isIt);
    else
      await tx
        .insert(importAliases)
        .values({ field, alias_key, alias: text, code, created_by: actor.userId })
        .onConflictDoUpdate({
          target: [importAliases.field, importAliases.alias_key],
          set: { code, alias: text },
        });
    await recordEvent(tx, actor, {
      action: code === null ? 'import_alias_forgotten' : 'import_alias_kept',
      target: { type: 'import_alias', id: `${field}: ${text}` },
      ...(before && { before }),
      ...(code !== null && { after: { code } }),
    });
  }
}

/** Has an import checked again, or its file read again where that has failed. @throws 404, 409 */
export async function checkAgain(db: Db, order: ImportOrder): Promise<number> {
  return change(db, order, ['checked', 'failed'], async (tx, row) => {
    const state = row.state === 'failed' && row.format === null ? 'reading' : 'checking';
    await recordEvent(tx, order.actor, {
      action: state === 'reading' ? 'import_read_again' : 'import_checked_again',
      target: targetOf(row),
      after: { file_name: row.file_name, ...(row.interrupted && { interrupted: row.interrupted }) },
    });
    return { state };
  });
}

const targetOf = ({ id }: Pick<ImportRecord, 'id'>) => ({ type: 'import', id: String(id) });

/**
 * Orders what the check found to be written.
 * @throws 404; 412 for another version; 409 when it is not checked, has nothing to write, or the data changed since: it is then checked again
 */
export async function orderCommit(db: Db, order: ImportOrder): Promise<number> {
  const { actor } = order;
  const row = await readImport(db, order.id);
  const isSeen = matchesVersion(order.ifMatch, row.version);
  if (isSeen && row.state === 'checked' && (await countStaleInTime(db, row.id)) > 0) {
    await checkAgain(db, order);
    throw conflict('The data changed since the check. It is being checked again.');
  }
  return change(db, order, ['checked'], async (_tx, { counts }) => {
    if (!counts || counts.create + counts.update === 0) throw conflict('The file has nothing to write.');
    return { state: 'committing' as const, actor, committed_by: actor.userId, attempts: 0 };
  });
}

/** More time than a list takes: a large file has many rows to compare. */
async function countStaleInTime(db: Db, id: number): Promise<number> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw("set local statement_timeout = '20s'"));
      return countStale(tx, id);
    },
    { accessMode: 'read only' },
  );
}

/** Gives an import up: nothing is written, also when the writing has begun but not ended. @throws 404, 409 */
export async function cancelImport(db: Db, order: ImportOrder): Promise<number> {
  return change(db, order, [...OPEN, 'committing'], async (tx, row) => {
    await tx.delete(importPieces).where(eq(importPieces.import_id, row.id));
    await recordEvent(tx, order.actor, {
      action: 'import_cancelled',
      target: targetOf(row),
      after: { file_name: row.file_name },
    });
    return { state: 'cancelled' as const, lease_owner: null, lease_until: null };
  });
}

/** Orders a written import to be taken back. @throws 404, 409; 412 for another version */
export async function orderUndo(db: Db, order: ImportOrder): Promise<number> {
  const { actor } = order;
  return change(db, order, ['committed'], async () => ({
    state: 'undoing' as const,
    actor,
    undone_by: actor.userId,
    attempts: 0,
  }));
}
