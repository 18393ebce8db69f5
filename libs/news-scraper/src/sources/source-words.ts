import type { NewsSource } from '@vaglio/contract';
import type { Words } from '@vaglio/ui';
import { KINDS, toSourceForm, type SourceForm } from './source-form';

/** The fields of a source as people read them. */
export function sourceWords(source: NewsSource): Words {
  return typedSourceWords(toSourceForm(source));
}

/** What was typed, in the same words. */
export function typedSourceWords({ name, url, kind, link_pattern, enabled }: SourceForm): Words {
  const label = KINDS.find(({ value }) => value === kind)?.label;
  return {
    Name: name,
    Address: url,
    ...(label !== undefined && { Kind: label, 'Link pattern': link_pattern }),
    ...switchWords(enabled),
  };
}

/** Whether a source is read, in the same words. */
export function switchWords(isOn: boolean): Words {
  return { 'Read this source': isOn ? 'Yes' : 'No' };
}
