import type { AwardGroup } from '@vaglio/contract';
import { slugOf } from '@vaglio/startups-domain';
import type { FormError } from '@vaglio/ui';

/** A group's names as they are typed. */
export interface GroupForm {
  readonly name: string;
  /** Null as long as it follows the name. */
  readonly key: string | null;
  readonly description: string;
}

export const NEW_GROUP: GroupForm = { name: '', key: null, description: '' };

/** The form that renames a group. */
export function toGroupForm({ group_name, group_key, description }: AwardGroup): GroupForm {
  return { name: group_name, key: group_key, description: description ?? '' };
}

/** The key as it is shown and sent: the typed one, else the slug of the name. */
export function shownKey({ key, name }: GroupForm): string {
  return key === null ? slugOf(name) : key.trim();
}

/** Whether two forms hold the same text. */
export function isSameGroup(form: GroupForm, other: GroupForm): boolean {
  return (
    form.name === other.name && shownKey(form) === shownKey(other) && form.description === other.description
  );
}

/** First problem of the form: name, then key required. @returns null when there is none */
export function checkGroup(form: GroupForm): FormError<'name' | 'key'> | null {
  if (form.name.trim() === '') return { field: 'name', text: 'Name is required.' };
  if (shownKey(form) === '') return { field: 'key', text: 'Key is required.' };
  return null;
}
