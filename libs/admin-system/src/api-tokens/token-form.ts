import { NOTHING_OPEN, scopesOfChoices, type AreaChoices } from './token-areas';

/** What the dialog holds: each area is a field of its own. */
export type TokenForm = AreaChoices & { readonly name: string; readonly days: string };

export const LIFETIMES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

export const NEW_TOKEN: TokenForm = { ...NOTHING_OPEN, name: '', days: '90' };

/** The first problem, in the order of the fields. */
export function checkToken(form: TokenForm) {
  if (form.name.trim() === '') return { field: 'name', text: 'Name is required.' } as const;
  if (scopesOfChoices(form).length === 0)
    return { field: null, text: 'Choose Read or Read and write for at least one area.' } as const;
  return null;
}
