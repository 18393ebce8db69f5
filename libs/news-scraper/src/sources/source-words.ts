import type { Words } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';
import { toSourceForm, type SourceForm } from './source-form';

/** The fields of a source as people read them. */
export function sourceWords(source: NewsSource): Words {
  return typedSourceWords(toSourceForm(source));
}

/** What was typed, in the same words. */
export function typedSourceWords({ name, url, enabled }: SourceForm): Words {
  return { Name: name, Address: url, ...switchWords(enabled) };
}

/** Whether a source is read, in the same words. */
export function switchWords(isOn: boolean): Words {
  return { 'Read this source': isOn ? 'Yes' : 'No' };
}
