import type { FormError } from '@vaglio/ui';

export interface ViewForm {
  readonly name: string;
  readonly isTeam: boolean;
}

/** Returns the error of a view without a name. Whether the name is unique is checked by the server. */
export function checkView({ name }: ViewForm): FormError<'name'> | null {
  return name.trim() === '' ? { field: 'name', text: 'Name is required.' } : null;
}
