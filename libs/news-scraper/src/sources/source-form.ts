import type { NewsSource } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

export type SourceKind = NonNullable<NewsSource['kind']>;

/** Values of the source form. */
export interface SourceForm {
  /** Id of the source, or null for a new source. */
  readonly id: string | null;
  readonly name: string;
  readonly url: string;
  /** Kind of the source, or null if the server supports only feeds. */
  readonly kind: SourceKind | null;
  /** Pattern of the article links, or '' to accept all links. */
  readonly link_pattern: string;
  readonly enabled: boolean;
}

export const NEW_SOURCE: SourceForm = {
  id: null,
  name: '',
  url: '',
  kind: 'feed',
  link_pattern: '',
  enabled: true,
};

export const KINDS: readonly { value: SourceKind; label: string }[] = [
  { value: 'feed', label: 'Feed (RSS, Atom, JSON)' },
  { value: 'sitemap', label: 'News sitemap' },
  { value: 'list', label: 'Page that lists articles' },
];

export function toSourceForm({ id, name, url, kind, link_pattern, enabled }: NewsSource): SourceForm {
  return { id, name, url, kind: kind ?? null, link_pattern: link_pattern ?? '', enabled };
}

/**
 * Returns the first error of the source form, or null if the form is valid. Whether the address may be read is checked
 * by the server.
 */
export function checkSource({ name, url }: SourceForm): FormError<'name' | 'url'> | null {
  if (name.trim() === '') return { field: 'name', text: 'Name is required.' };
  return url.trim() === '' ? { field: 'url', text: 'Address is required.' } : null;
}

/** Converts a valid source form to a request body. */
export function toSourceBody({ name, url, kind, link_pattern, enabled }: SourceForm) {
  const pattern = kind === 'feed' ? null : link_pattern.trim() || null;
  return {
    name: name.trim(),
    url: url.trim(),
    ...(kind !== null && { kind, link_pattern: pattern }),
    enabled,
  };
}
