import { auditActionLabel, type AuditAction } from '@vaglio/access-control';
import type { AuditEvent } from '@vaglio/contract';
import { differenceText } from './difference';
import { readKeptFields, textIn } from './kept-fields';
import { withChanges, type EventSentence, type EventFacts } from './sentence';
import { ACCOUNT_SENTENCES } from './sentences/account-sentences';
import { IMPORT_SENTENCES } from './sentences/import-sentences';
import { PRINT_SENTENCES } from './sentences/print-sentences';
import { RULE_SENTENCES } from './sentences/rule-sentences';
import { STARTUP_SENTENCES } from './sentences/startup-sentences';
import { WORK_SENTENCES } from './sentences/work-sentences';

/** Returns the sentence that is stored in the event itself, such as 'Vela merged into Vela Biotech AG'. */
const did = ({ is }: EventFacts) => withChanges('Reviewed a company of an article', textIn(is, 'words'));

/** Returns a sentence that lists each value about which the user decided. */
function decided(facts: EventFacts): string {
  const each = facts.is.get('decided');
  if (!Array.isArray(each)) return did(facts);
  return `Reviewed values of ${facts.name || 'a company'} in an article: ${each.join('; ')}`;
}

/** Sentences about reviews of extracted startups. */
const REVIEW_SENTENCES = {
  review_values_decided: decided,
  review_company_accepted: did,
  review_company_set_aside: did,
  review_company_merged: did,
  review_step_undone: ({ was }) => withChanges('Undid a step of the review', textIn(was, 'words')),
} satisfies Record<string, EventSentence>;

/** Audit actions whose sentence is more specific than the action's label, the target name and the changes. */
const SENTENCES: ReadonlyMap<string, EventSentence> = new Map(
  Object.entries({
    ...ACCOUNT_SENTENCES,
    ...IMPORT_SENTENCES,
    ...PRINT_SENTENCES,
    ...REVIEW_SENTENCES,
    ...RULE_SENTENCES,
    ...STARTUP_SENTENCES,
    ...WORK_SENTENCES,
  } satisfies Partial<Record<AuditAction, EventSentence>>),
);

type Recorded = Pick<AuditEvent, 'action' | 'target_id' | 'target_name' | 'before' | 'after'>;

/**
 * Describes an event in a sentence without its subject, such as 'Changed the parameter fif grant: weight from 1 to 2'.
 */
export function eventSentence({ action, target_id, target_name, before, after }: Recorded): string {
  const facts = {
    name: target_name ?? '',
    id: target_id ?? '',
    was: readKeptFields(before),
    is: readKeptFields(after),
    changes: before && after ? differenceText(before, after) : '',
  };
  return (SENTENCES.get(action) ?? fromLabel(action))(facts);
}

/** Builds a sentence from an action's label and the target name, such as 'Created the parameter fif grant'. */
function fromLabel(action: string): EventSentence {
  const label = auditActionLabel(action);
  return ({ name, changes }) => {
    if (name === '') return withChanges(label, changes);
    const named = label.replace(/ an? ([a-z -]+)$/, ` the $1 ${name.replaceAll('$', '$$$$')}`);
    return withChanges(named === label ? `${label}: ${name}` : named, changes);
  };
}
