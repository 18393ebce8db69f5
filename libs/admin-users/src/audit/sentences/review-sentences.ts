import { textIn } from '../kept-fields';
import { withChanges, type EventFacts, type EventSentence } from '../sentence';

/** Each act kept what it did in words: 'Vela merged into Vela Biotech AG'. */
const did = ({ is }: EventFacts) => withChanges('Reviewed a company of an article', textIn(is, 'words'));

/** Value by value, where several were decided. */
function decided(facts: EventFacts): string {
  const each = facts.is.get('decided');
  if (!Array.isArray(each)) return did(facts);
  return `Reviewed values of ${facts.name || 'a company'} in an article: ${each.join('; ')}`;
}

/** What people do at the review desk. */
export const REVIEW_SENTENCES = {
  review_values_decided: decided,
  review_company_accepted: did,
  review_company_set_aside: did,
  review_company_merged: did,
  review_step_undone: ({ was }) => withChanges('Undid a step of the review', textIn(was, 'words')),
} satisfies Record<string, EventSentence>;
