import { valueText } from '../field-text';
import { countIn, textIn, type KeptFields } from '../kept-fields';
import type { EventFacts, EventSentence } from '../sentence';

/** Returns 'the file list.csv', or 'a file' for older events that lack the file name. */
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
  return `Undid the import of ${fileOf(is)}: ${rows(taken)}${stayed}`;
}

/** Sentences about file imports. */
export const IMPORT_SENTENCES = {
  import_uploaded: ({ is }) => `Uploaded ${fileOf(is)} to import it`,
  import_part_uploaded: ({ is }) => `Uploaded a part of ${fileOf(is)} into the import of another person`,
  import_mapped: ({ is }) => `Chose what the columns or values of ${fileOf(is)} become`,
  import_mapping_kept: () => 'Saved a mapping for files with the same columns',
  import_cell_corrected: ({ is }) => `Corrected line ${countIn(is, 'line')} of ${fileOf(is)}`,
  import_checked_again: ({ is }) => `Checked ${fileOf(is)} again`,
  import_read_again: ({ is }) => `Read ${fileOf(is)} again`,
  import_committed: committed,
  import_cancelled: ({ is }) => `Cancelled the import of ${fileOf(is)}`,
  import_undone: undone,
} satisfies Record<string, EventSentence>;
