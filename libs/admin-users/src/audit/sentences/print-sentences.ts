import type { EventFacts, EventSentence } from '../sentence';

/** ', with a dossier of each startup, contacts and notes'; '' without any. */
function partsIn({ is }: EventFacts): string {
  const parts = [...PARTS].flatMap(([field, text]) => (is.get(field) === true ? [text] : []));
  return parts.length === 0 ? '' : `, with ${LIST.format(parts)}`;
}

const LIST = new Intl.ListFormat('en');
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

/** What left the screen on paper; people's addresses are named. */
export const PRINT_SENTENCES = {
  dossier_printed: (facts) => `Printed the dossier of ${facts.name || 'a startup'}${partsIn(facts)}`,
  shortlist_printed: shortlistPrinted,
} satisfies Record<string, EventSentence>;
