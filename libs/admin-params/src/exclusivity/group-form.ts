import type { AwardGroup } from '@vaglio/contract';
import { slugOf } from '@vaglio/startups-domain';
import type { FormError } from '@vaglio/ui';

/** Form values of an exclusivity group. */
export interface GroupForm {
  readonly name: string;
  /** Typed key. null while the key is derived from the name. */
  readonly key: string | null;
  readonly description: string;
}

export const NEW_GROUP: GroupForm = { name: '', key: null, description: '' };

/** Returns the form values of an existing exclusivity group. */
export function toGroupForm({ group_name, group_key, description }: AwardGroup): GroupForm {
  return { name: group_name, key: group_key, description: description ?? '' };
}

/** Returns the typed key, or a slug of the name if no key was typed. */
export function shownKey({ key, name }: GroupForm): string {
  return key === null ? slugOf(name) : key.trim();
}

/** Returns true if two group forms have the same values. */
export function isSameGroup(form: GroupForm, other: GroupForm): boolean {
  return (
    form.name === other.name && shownKey(form) === shownKey(other) && form.description === other.description
  );
}

/**
 * Returns the first problem of a group form: a missing name or a missing key.
 * @returns null if the form is valid
 */
export function checkGroup(form: GroupForm): FormError<'name' | 'key'> | null {
  if (form.name.trim() === '') return { field: 'name', text: 'Name is required.' };
  if (shownKey(form) === '') return { field: 'key', text: 'Key is required.' };
  return null;
}
