import type { ModelSettings, TypedModel } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

/** Form values of the language model settings. */
export interface ModelForm {
  readonly address: string;
  /** Model names, separated by commas. */
  readonly models: string;
  /** API key. '' keeps the stored key. */
  readonly key: string;
  readonly removesKey: boolean;
  /** Password of the signed-in administrator. */
  readonly password: string;
}

/** Model providers with the addresses of their OpenAI-compatible APIs. */
export const PROVIDERS = [
  { value: 'openai', label: 'OpenAI', address: 'https://api.openai.com/v1' },
  {
    value: 'azure',
    label: 'Azure OpenAI',
    address: 'https://NAME.openai.azure.com/openai/deployments/NAME?api-version=2024-10-21',
  },
  { value: 'anthropic', label: 'Anthropic', address: 'https://api.anthropic.com/v1' },
  {
    value: 'google',
    label: 'Google Gemini',
    address: 'https://generativelanguage.googleapis.com/v1beta/openai',
  },
  { value: 'mistral', label: 'Mistral', address: 'https://api.mistral.ai/v1' },
  { value: 'ollama', label: 'Ollama on the server', address: 'http://localhost:11434/v1' },
  { value: 'other', label: 'Another one', address: '' },
] as const;

/** Returns the model provider of an address by its host, or 'other' for unknown hosts. */
export function providerOf(address: string): string {
  const host = hostOf(address);
  const isAzure = host.endsWith('.openai.azure.com');
  const known = PROVIDERS.find((provider) => provider.address !== '' && hostOf(provider.address) === host);
  return isAzure ? 'azure' : (known?.value ?? 'other');
}

/** Returns the default address of a model provider. */
export function addressOf(provider: string): string {
  return PROVIDERS.find(({ value }) => value === provider)?.address ?? '';
}

export function toModelForm({ address, models }: ModelSettings): ModelForm {
  return {
    address: address ?? addressOf('openai'),
    models: models.join(', '),
    key: '',
    removesKey: false,
    password: '',
  };
}

/** Returns the first problem of the model form in field order, or null if the form is valid. */
export function checkModel(form: ModelForm): FormError<'address' | 'models'> | null {
  if (!/^https?:\/\/./.test(form.address.trim()))
    return { field: 'address', text: 'An address that begins with https:// is required.' };
  if (/\bNAME\b/.test(form.address))
    return { field: 'address', text: 'Replace each NAME with the name of your resource and deployment.' };
  if (modelsIn(form).length === 0) return { field: 'models', text: 'At least one model is required.' };
  return null;
}

/**
 * Converts a valid model form to a request body. Without a new key, the stored key is kept. The server refuses to send
 * it to another address.
 */
export function toTypedModel(form: ModelForm, { key }: ModelSettings): TypedModel {
  const typed = {
    address: form.address.trim(),
    models: modelsIn(form),
  };
  if (form.key !== '') return { ...typed, key: form.key };
  const isKept = key.state !== 'none' && !form.removesKey;
  return isKept ? typed : { ...typed, key: null };
}

function modelsIn({ models }: ModelForm): string[] {
  return [...new Set(models.split(',').map((model) => model.trim()))].filter((model) => model !== '');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/** Returns the model form values as text for comparisons. The key is omitted. */
export function modelTexts({ address, models }: Pick<ModelForm, 'address' | 'models'>) {
  return { Address: address, Models: models };
}

/** Returns the hint below the key field. */
export function keyHint({ state, end }: ModelSettings['key']): string {
  if (state === 'unreadable')
    return 'The stored key cannot be read with the keys of this installation. Enter it again.';
  if (state === 'none') return 'None is stored. Leave blank if the server needs none.';
  return `${end === null ? 'One is stored' : `Stored: …${end}`}. Leave blank to keep it; another server needs its own.`;
}
