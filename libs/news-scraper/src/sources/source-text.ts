import type { NewsSource } from '@vaglio/contract';
import type { FieldTexts } from '@vaglio/ui';
import { KINDS, toSourceForm, type SourceForm } from './source-form';

/** Returns the fields of a source as text. */
export function sourceText(source: NewsSource): FieldTexts {
  return typedSourceText(toSourceForm(source));
}

/** Returns the values of a source form as text, with the labels of `sourceText`. */
export function typedSourceText({ name, url, kind, link_pattern, enabled }: SourceForm): FieldTexts {
  const label = KINDS.find(({ value }) => value === kind)?.label;
  return {
    Name: name,
    Address: url,
    ...(label !== undefined && { Kind: label, 'Link pattern': link_pattern }),
    ...switchText(enabled),
  };
}

/** Returns the state of the switch as text. */
export function switchText(isOn: boolean): FieldTexts {
  return { 'Read this source': isOn ? 'Yes' : 'No' };
}
