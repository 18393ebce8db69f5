import type { ReviewCompany, ReviewValue } from '@vaglio/contract';
import type { Act } from './acts';
import { formOf } from './value-fields';

const DONE = {
  accept: 'accepted',
  correct: 'corrected',
  discard: 'discarded',
  take: 'taken',
  keep: 'kept',
} as const;

const SET_ASIDE = {
  not_a_startup: (name: string) => `${name} discarded. The name will not be proposed again.`,
  not_in_article: (name: string) =>
    `${name} discarded. The name will not be proposed again from this article.`,
  left_aside: (name: string) => `${name} set aside for this article.`,
};

/**
 * Returns the screen reader announcement after an action, such as 'Founded kept, 7 open.'
 * @param open current number of open values
 */
export function saidAfter(act: Act, company: ReviewCompany, open: number): string {
  const { company_name: name, values } = company;
  switch (act.kind) {
    case 'decide': {
      const value = values.find(({ key }) => key === act.decision.key);
      return `${value ? labelOf(value) : 'Value'} ${DONE[act.decision.decision]}, ${open} open.`;
    }
    case 'leave':
      return `Open values of ${name} left out, ${open} open.`;
    case 'accept':
      return `${name} accepted, ${open} open.`;
    case 'set_aside':
      return SET_ASIDE[act.reason](name);
    case 'merge':
      return `${name} merged into ${act.name}, ${open} open.`;
  }
}

/** Describes the user's choice for a row that another user decided first, such as 'Take 2021'. */
export function choiceText({ decision, text }: Extract<Act, { kind: 'decide' }>, value: ReviewValue): string {
  switch (decision.decision) {
    case 'accept':
      return `Accept ${value.text}`;
    case 'correct':
      return `Correct to ${text}`;
    case 'discard':
      return `Discard ${value.text}`;
    case 'take':
      return `Take ${value.text}`;
    case 'keep':
      return `Keep ${value.present?.text ?? 'the current value'}`;
  }
}

function labelOf(value: ReviewValue): string {
  return formOf(value).label;
}
