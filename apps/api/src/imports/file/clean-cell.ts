import { storable } from '../../platform/text/well-formed';

/** Line breaks of old Macs, word processors, mainframes and Unicode. */
const OTHER_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Zero-width and directional characters, soft hyphens and byte order marks. Copied text often contains them. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;
const INVISIBLE_OR_BLANK = new RegExp(`${INVISIBLE.source}|\\s`);

/** Converts the text of a cell for storage: standardizes line breaks, and removes invisible characters at both ends. */
export function cleanCell(cell: string): string {
  const text = storable(cell.replace(OTHER_BREAKS, '\n'));
  return INVISIBLE.test(text.charAt(0)) || INVISIBLE.test(text.charAt(text.length - 1))
    ? trimmed(text)
    : text;
}

function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && INVISIBLE_OR_BLANK.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE_OR_BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
