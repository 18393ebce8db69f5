import type { NewsSource } from '@vaglio/contract';
import type { FieldTexts } from '@vaglio/ui';
import { KINDS, toSourceForm, type SourceForm } from './source-form';

/** The fields of a source as people read them. */
export function sourceText(source: NewsSource): FieldTexts {
  return typedSourceText(toSourceForm(source));
}

/** What was typed, in the same words. */
export function typedSourceText({ name, url, kind, link_pattern, enabled }: SourceForm): FieldTexts {
  const label = KINDS.find(({ value }) => value === kind)?.label;
  return {
    Name: name,
    Address: url,
    ...(label !== undefined && { Kind: label, 'Link pattern': link_pattern }),
    ...switchText(enabled),
  };
}

/** Whether a source is read, in the same words. */
export function switchText(isOn: boolean): FieldTexts {
  return { 'Read this source': isOn ? 'Yes' : 'No' };
}
