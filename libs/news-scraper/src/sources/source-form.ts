import type { NewsSource } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

export type SourceKind = NonNullable<NewsSource['kind']>;

/** A source as it is typed. */
export interface SourceForm {
  /** Null while it is being added. */
  readonly id: string | null;
  readonly name: string;
  readonly url: string;
  /** Null on a server that reads feeds only. */
  readonly kind: SourceKind | null;
  /** '' for all links. */
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

/** First problem of the form; whether an address may be read is the server's to judge. @returns null when there is none */
export function checkSource({ name, url }: SourceForm): FormError<'name' | 'url'> | null {
  if (name.trim() === '') return { field: 'name', text: 'Name is required.' };
  return url.trim() === '' ? { field: 'url', text: 'Address is required.' } : null;
}

/** What is sent of a form without problems. */
export function toSourceBody({ name, url, kind, link_pattern, enabled }: SourceForm) {
  const pattern = kind === 'feed' ? null : link_pattern.trim() || null;
  return {
    name: name.trim(),
    url: url.trim(),
    ...(kind !== null && { kind, link_pattern: pattern }),
    enabled,
  };
}
