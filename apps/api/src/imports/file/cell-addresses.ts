import { foldText, guessFields, mapHeaders } from '@vaglio/startups-domain';
import type { CellNote, FileRow } from './file-table';

const FIELDS: ReadonlySet<string> = new Set(['website', 'url', 'email']);
/** Texts that stand for an address behind them. */
const LINK_TEXTS: ReadonlySet<string> = new Set(
  'website webseite web site homepage link url www internet hier here ici qui click open mail e mail email'.split(
    ' ',
  ),
);
const SCHEME = /^(?:https?:|mailto:)/i;
const LONGEST = 60;

/**
 * Puts the address behind a link into its cell where the text is no address itself: in columns of addresses, and where the
 * text says only that there is a link. The name of a company keeps its text.
 */
export function cellAddresses(headers: readonly string[]) {
  const known = mapHeaders(headers).columns.map((column) =>
    column && 'field' in column ? column.field : null,
  );
  const guessed = guessFields(
    headers.map((header) => ({ header, values: [] })),
    new Set(),
  );
  const isOfAddresses = headers.map((_header, index) => FIELDS.has(known[index] ?? guessed[index] ?? ''));
  return ({
    cells: given,
    links = [],
    notes: before = [],
  }: FileRow): { cells: string[]; notes: CellNote[] } => {
    if (links.length === 0) return { cells: given, notes: before };
    const [cells, notes] = [[...given], [...before]];
    for (const [column, link] of links) {
      const text = (given[column] ?? '').trim();
      const isWanted =
        isOfAddresses[column] === true || (text.length <= LONGEST && LINK_TEXTS.has(foldText(text)));
      if (text === '' || !isWanted || isAddress(text) || !SCHEME.test(link)) continue;
      cells[column] = addressOf(link);
      notes.push([column, `“${text.slice(0, LONGEST).toWellFormed()}” is a link: its address is read.`]);
    }
    return { cells, notes };
  };
}

const MAIL = 'mailto:';

const addressOf = (link: string): string =>
  link.toLowerCase().startsWith(MAIL) ? (link.slice(MAIL.length).split('?')[0] ?? '') : link;

const isAddress = (text: string): boolean => /[@.][\p{L}\d]/u.test(text) && !/\s/.test(text);
