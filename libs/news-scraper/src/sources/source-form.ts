import type { FormProblem } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';

/** A source as it is typed. */
export interface SourceForm {
  /** Null while it is being added. */
  readonly id: string | null;
  readonly name: string;
  readonly url: string;
  readonly enabled: boolean;
}

export const NEW_SOURCE: SourceForm = { id: null, name: '', url: '', enabled: true };

export function toSourceForm({ id, name, url, enabled }: NewsSource): SourceForm {
  return { id, name, url, enabled };
}

/** First problem of the form; whether an address may be read is the server's to judge. @returns null when there is none */
export function checkSource({ name, url }: SourceForm): FormProblem<'name' | 'url'> | null {
  if (name.trim() === '') return { field: 'name', text: 'Name is required.' };
  return url.trim() === '' ? { field: 'url', text: 'Address is required.' } : null;
}

/** What is sent of a form without problems. */
export function toSourceBody({ name, url, enabled }: SourceForm) {
  return { name: name.trim(), url: url.trim(), enabled };
}
