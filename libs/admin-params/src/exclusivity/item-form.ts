import { addAwardGroupItemLimits, type AwardGroupItem, type ProposedChange } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

/** Unsaved input for a new item of an exclusivity group. */
export interface ItemDraft {
  /** Id of the selected parameter, or '' without a selection. */
  readonly parameter: string;
  /** Typed precedence, or null to use the next free precedence. */
  readonly precedence: string | null;
}

export const NO_DRAFT: ItemDraft = { parameter: '', precedence: null };

/** Displayed values of the item form. The precedence is the typed precedence or the next free precedence. */
export interface ItemForm {
  /** Id of the selected parameter, or '' without a selection. */
  readonly parameter: string;
  readonly precedence: string;
}

const { minimum: MIN_PRECEDENCE } = addAwardGroupItemLimits.precedence;
const WHOLE = /^\+?\d+$/;

/**
 * Converts a draft to its displayed values.
 * @param next next free precedence in the group
 */
export function toItemForm({ parameter, precedence }: ItemDraft, next: string): ItemForm {
  return { parameter, precedence: precedence ?? next };
}

/**
 * Returns the first problem of the item form: a missing parameter, or a precedence that is not an integer of at least
 * 1.
 * @returns null if the form is valid
 * Source: spec §5, exclusivity item.
 */
export function checkItem({ parameter, precedence }: ItemForm): FormError<keyof ItemForm> | null {
  if (parameter === '') return { field: 'parameter', text: 'Please choose a parameter.' };
  if (readPrecedence(precedence) === null)
    return { field: 'precedence', text: 'Precedence is required (integer).' };
  return null;
}

/** Returns the change to preview for a new group item, or null if the form is invalid. */
export function proposedItem(
  group_id: string,
  { parameter, precedence }: ItemForm,
): readonly ProposedChange[] | null {
  const number = readPrecedence(precedence);
  return parameter === '' || number === null
    ? null
    : [{ add_item: { group_id, parameter_id: parameter, precedence: number } }];
}

/** Parses a precedence, an integer of at least 1. It returns null for any other text. */
export function readPrecedence(text: string): number | null {
  const number = WHOLE.test(text.trim()) ? Number(text) : 0;
  return Number.isSafeInteger(number) && number >= MIN_PRECEDENCE ? number : null;
}

/** Returns the highest precedence of the items plus 1. For an empty group, it returns 1. */
export function nextPrecedence(items: readonly Pick<AwardGroupItem, 'precedence'>[]): number {
  return Math.max(MIN_PRECEDENCE - 1, ...items.map(({ precedence }) => precedence ?? 0)) + 1;
}
