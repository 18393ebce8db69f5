import type { Prompt } from '@vaglio/contract';
import type { Words } from '@vaglio/ui';
import { toPromptForm, withFallbacks, type PromptForm } from './prompt-form';

/** A version as people read it. */
export function promptWords(version: Prompt): Words {
  return typedPromptWords(toPromptForm(version));
}

/** What was typed, in the same words. */
export function typedPromptWords(form: PromptForm): Words {
  const { model, temperature, top_p, max_output_tokens, placeholder, body } = withFallbacks(form);
  return {
    Model: model || 'Default',
    Temperature: temperature,
    'Top-p': top_p,
    'Max output tokens': max_output_tokens || 'Default',
    'Placeholder token': placeholder,
    'Prompt body': body,
  };
}
