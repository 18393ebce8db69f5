import { foldText, guessFields, mapHeaders } from '@vaglio/startups-domain';
import type { CellNote, FileRow } from './file-table';

const FIELDS: ReadonlySet<string> = new Set(['website', 'url', 'email']);
/** Link texts that do not contain the linked address. */
const LINK_TEXTS: ReadonlySet<string> = new Set(
  'website webseite web site homepage link url www internet hier here ici qui click open mail e mail email'.split(
    ' ',
  ),
);
const SCHEME = /^(?:https?:|mailto:|www\.)/i;
const LONGEST = 60;

/**
 * Creates a function that replaces the text of a link by its address if the text is not an address itself. It does so
 * in columns of addresses, and for texts like 'link'. Company names are never replaced.
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
      if (text === '' || !isWanted || !SCHEME.test(link)) continue;
      if (isAddress(text)) {
        if (isOfAddresses[column] && bareAddress(text) !== bareAddress(addressOf(link)))
          notes.push([
            column,
            `links to another address, “${addressOf(link).slice(0, LONGEST).toWellFormed()}”: its text is read.`,
          ]);
        continue;
      }
      cells[column] = addressOf(link);
      notes.push([column, `“${text.slice(0, LONGEST).toWellFormed()}” is a link: its address is read.`]);
    }
    return { cells, notes };
  };
}

const MAIL = 'mailto:';

const addressOf = (link: string): string =>
  link.toLowerCase().startsWith(MAIL) ? (link.slice(MAIL.length).split('?')[0] ?? '') : link;

/** Removes the parts of an address that spreadsheets add: scheme, www and a trailing slash. */
const bareAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

const isAddress = (text: string): boolean => /[@.][\p{L}\d]/u.test(text) && !/\s/.test(text);
