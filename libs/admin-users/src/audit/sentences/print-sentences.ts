import type { EventFacts, EventSentence } from '../sentence';

/**
 * Returns the printed parts, such as ', with a dossier of each startup, contacts and notes'. Without such parts, it
 * returns ''.
 */
function partsIn({ is }: EventFacts): string {
  const parts = [...PARTS].flatMap(([field, text]) => (is.get(field) === true ? [text] : []));
  return parts.length === 0 ? '' : `, with ${LIST.format(parts)}`;
}

const LIST = new Intl.ListFormat('en-GB');
const PARTS: ReadonlyMap<string, string> = new Map([
  ['has_dossiers', 'a dossier of each startup'],
  ['has_contacts', 'contacts'],
  ['has_notes', 'notes'],
]);

function shortlistPrinted(facts: EventFacts): string {
  const rows = facts.is.get('rows');
  const count = Array.isArray(rows) ? rows.length : 0;
  const of = count === 0 ? '' : ` of ${count} ${count === 1 ? 'startup' : 'startups'}`;
  return `Printed a shortlist${of}${partsIn(facts)}`;
}

/** Sentences about printed documents. */
export const PRINT_SENTENCES = {
  dossier_printed: (facts) => `Printed the dossier of ${facts.name || 'a startup'}${partsIn(facts)}`,
  shortlist_printed: shortlistPrinted,
} satisfies Record<string, EventSentence>;
