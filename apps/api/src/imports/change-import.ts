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

/** States in which an import has written nothing and a person may change it. */
const OPEN: readonly ImportState[] = ['uploading', 'reading', 'checking', 'checked', 'failed'];
/** States in which the columns of the file are known. */
const MAPPABLE: readonly ImportState[] = ['checking', 'checked', 'failed'];

/**
 * Maps columns and values of a file, or changes its headers, encoding, delimiter or sheet. The check follows
 * automatically. Column choices are stored for files with the same headers. Values are stored as aliases if the person
 * wants it.
 * @throws Refusal 404; 412 when the caller saw another version; 409 if the import is already written; 400 for columns
 *   that the file does not have
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

/**
 * Returns the parsing options that a person chose. Null means automatic detection. If the person chose another sheet,
 * the header row is detected again.
 */
function readingChoices(body: MapImportBody, { sheet: before }: ImportRecord): ReadingChange {
  const { encoding, delimiter, sheet, header_line: headerLine, decimal, date_order: dateOrder } = body;
  return {
    ...(sheet !== undefined && sheet !== before && { headerLine: null }),
    ...(encoding !== undefined && { encoding }),
    ...(delimiter !== undefined && { delimiter }),
    ...(sheet !== undefined && { sheet }),
    ...(headerLine !== undefined && { headerLine }),
    ...(dateOrder !== undefined && { dateOrder }),
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
  if (!before) throw badRequest('columns must have an entry for each column of the file.');
  if (becomes === 'award' ? !award?.trim() : becomes !== 'leave_out' && !FIELDS.includes(becomes))
    throw badRequest('Map each column to a field or to an award with its name, or leave it out.');
  const name = becomes === 'award' ? (award ?? '').trim() : null;
  if (before.becomes === becomes && before.award === name) return before;
  return { becomes, award: name, how: 'chosen', candidates: before.candidates };
}

/**
 * Stores the column mapping for files with these headers. Two people may do so at once; each audit event contains the
 * previous mapping.
 */
async function rememberColumns(
  tx: Tx,
  { headers }: ImportRecord,
  columns: ColumnChoice[],
  actor: Actor,
): Promise<void> {
  if (columns.length !== headers.length)
    throw badRequest('columns must have an entry for each column of the file.');
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

/**
 * Stores aliases of cantons and sectors for later files. The alias of a text that a person set to Unknown is removed.
 */
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

/**
 * Requests another check of an import. If the file could not be parsed, it is parsed again.
 * @throws Refusal 404, 409
 */
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
 * Requests the commit of a checked import.
 * @throws Refusal 404; 412 when the caller saw another version; 409 if the import is not checked, has nothing to write,
 *   or the data has changed since the check, which is then repeated
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
    if (!counts || counts.create + counts.update === 0) throw conflict('The file has no rows to import.');
    return { state: 'committing' as const, actor, committed_by: actor.userId, attempts: 0 };
  });
}

/** Counts outdated lines with a longer timeout than that of a request. In a large file, many rows must be compared. */
async function countStaleInTime(db: Db, id: number): Promise<number> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw("set local statement_timeout = '20s'"));
      return countStale(tx, id);
    },
    { accessMode: 'read only' },
  );
}

/** Cancels an import. Nothing is written, even if a commit is in progress. @throws Refusal 404, 409 */
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

/** Requests the undo of a committed import. @throws Refusal 404, 409; 412 when the caller saw another version */
export async function orderUndo(db: Db, order: ImportOrder): Promise<number> {
  const { actor } = order;
  return change(db, order, ['committed'], async () => ({
    state: 'undoing' as const,
    actor,
    undone_by: actor.userId,
    attempts: 0,
  }));
}
