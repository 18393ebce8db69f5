import type { FormError } from '@vaglio/ui';

export interface ViewForm {
  readonly name: string;
  readonly isTeam: boolean;
}

/** A view needs a name; that there is one of the same name already is the server's to say. */
export function checkView({ name }: ViewForm): FormError<'name'> | null {
  return name.trim() === '' ? { field: 'name', text: 'Name is required.' } : null;
}
