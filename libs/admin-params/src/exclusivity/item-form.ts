import { addAwardGroupItemLimits, type AwardGroupItem, type ProposedChange } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

/** What is chosen and typed for a group and not added yet. */
export interface ItemDraft {
  /** '' while none is chosen. */
  readonly parameter: string;
  /** Null: the precedence is the next one. */
  readonly precedence: string | null;
}

export const NO_DRAFT: ItemDraft = { parameter: '', precedence: null };

/** An item as it is shown: the precedence is the typed one, else the next. */
export interface ItemForm {
  /** '' while none is chosen. */
  readonly parameter: string;
  readonly precedence: string;
}

const { minimum: MIN_PRECEDENCE } = addAwardGroupItemLimits.precedence;
const WHOLE = /^\+?\d+$/;

/** A draft as it is shown. @param next precedence of the group */
export function toItemForm({ parameter, precedence }: ItemDraft, next: string): ItemForm {
  return { parameter, precedence: precedence ?? next };
}

/**
 * First problem of the form: a parameter chosen, then a precedence that is an integer of at least 1.
 * @returns null when there is none
 * Source: spec §5, exclusivity item.
 */
export function checkItem({ parameter, precedence }: ItemForm): FormError<keyof ItemForm> | null {
  if (parameter === '') return { field: 'parameter', text: 'Please choose a parameter.' };
  if (readPrecedence(precedence) === null)
    return { field: 'precedence', text: 'Precedence is required (integer).' };
  return null;
}

/** What adding the item would change, to preview it; null for a form with a problem. */
export function proposedItem(
  group_id: string,
  { parameter, precedence }: ItemForm,
): readonly ProposedChange[] | null {
  const number = readPrecedence(precedence);
  return parameter === '' || number === null
    ? null
    : [{ add_item: { group_id, parameter_id: parameter, precedence: number } }];
}

/** The integer of at least 1 that a person typed; null when it is none. */
export function readPrecedence(text: string): number | null {
  const number = WHOLE.test(text.trim()) ? Number(text) : 0;
  return Number.isSafeInteger(number) && number >= MIN_PRECEDENCE ? number : null;
}

/** The precedence above all of a group's items; 1 for an empty group. */
export function nextPrecedence(items: readonly Pick<AwardGroupItem, 'precedence'>[]): number {
  return Math.max(MIN_PRECEDENCE - 1, ...items.map(({ precedence }) => precedence ?? 0)) + 1;
}
