import { valueText } from '../field-text';
import { countIn, textIn, type KeptFields } from '../kept-fields';
import type { EventFacts, EventSentence } from '../sentence';

/** 'the file list.csv'; an older event may not name it. */
function fileOf(is: KeptFields): string {
  const name = textIn(is, 'file_name');
  return name === '' ? 'a file' : `the file ${name}`;
}

const rows = (count: number) => `${valueText('', count) ?? '0'} ${count === 1 ? 'row' : 'rows'}`;

function committed({ is }: EventFacts): string {
  const [created, updated] = [countIn(is, 'create'), countIn(is, 'update')];
  return `Imported ${fileOf(is)}: ${rows(created)} created, ${rows(updated)} updated`;
}

function undone({ is }: EventFacts): string {
  const [taken, kept] = [countIn(is, 'taken_back'), countIn(is, 'kept')];
  const stayed = kept === 0 ? '' : `; ${rows(kept)} ${kept === 1 ? 'was' : 'were'} changed since and stayed`;
  return `Took the import of ${fileOf(is)} back: ${rows(taken)}${stayed}`;
}

/** Imports of files, each named by its file. */
export const IMPORT_SENTENCES = {
  import_uploaded: ({ is }) => `Uploaded ${fileOf(is)} to import it`,
  import_part_uploaded: ({ is }) => `Uploaded a part of ${fileOf(is)} into the import of another person`,
  import_mapped: ({ is }) => `Chose what the columns or values of ${fileOf(is)} become`,
  import_mapping_kept: () => 'Saved a mapping for files with the same columns',
  import_cell_corrected: ({ is }) => `Corrected line ${countIn(is, 'line')} of ${fileOf(is)}`,
  import_checked_again: ({ is }) => `Had ${fileOf(is)} checked again`,
  import_read_again: ({ is }) => `Had ${fileOf(is)} read again`,
  import_committed: committed,
  import_cancelled: ({ is }) => `Gave the import of ${fileOf(is)} up`,
  import_undone: undone,
} satisfies Record<string, EventSentence>;
