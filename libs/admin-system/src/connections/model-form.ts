import type { ModelSettings, TypedModel } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

/** A language model as it is typed. */
export interface ModelForm {
  readonly address: string;
  /** Separated by commas. */
  readonly models: string;
  /** '' keeps the stored one. */
  readonly key: string;
  readonly removesKey: boolean;
  /** Of the person who saves. */
  readonly password: string;
}

/** Providers with the address of their OpenAI-compatible interface, which the choice fills in. */
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

/** The provider of an address, by its host; another one for a host that is not known. */
export function providerOf(address: string): string {
  const host = hostOf(address);
  const isAzure = host.endsWith('.openai.azure.com');
  const known = PROVIDERS.find((provider) => provider.address !== '' && hostOf(provider.address) === host);
  return isAzure ? 'azure' : (known?.value ?? 'other');
}

/** The address that the choice of a provider fills in. */
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

/** First problem of the form, in the order of its fields; null when there is none. */
export function checkModel(form: ModelForm): FormError<'address' | 'models'> | null {
  if (!/^https?:\/\/./.test(form.address.trim()))
    return { field: 'address', text: 'An address that begins with https:// is required.' };
  if (/\bNAME\b/.test(form.address))
    return { field: 'address', text: 'Replace each NAME by that of your resource and deployment.' };
  if (modelsIn(form).length === 0) return { field: 'models', text: 'At least one model is required.' };
  return null;
}

/** What is sent of a form without problems; the key is left out to keep the stored one. */
export function toTypedModel(form: ModelForm, { address, key }: ModelSettings): TypedModel {
  const typed = {
    address: form.address.trim(),
    models: modelsIn(form),
  };
  if (form.key !== '') return { ...typed, key: form.key };
  // A stored key is sent to no other server.
  const isKept =
    key.state !== 'none' && !form.removesKey && address !== null && hostOf(address) === hostOf(typed.address);
  return isKept ? typed : { ...typed, key: null };
}

function modelsIn({ models }: ModelForm): string[] {
  return [...new Set(models.split(',').map((model) => model.trim()))].filter((model) => model !== '');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/** The form as people compare it; never its key. */
export function modelTexts({ address, models }: Pick<ModelForm, 'address' | 'models'>) {
  return { Address: address, Models: models };
}

/** What is said below the field of the key. */
export function keyHint({ state, end }: ModelSettings['key']): string {
  if (state === 'unreadable')
    return 'The stored key cannot be read with the keys of this installation. Enter it again.';
  if (state === 'none') return 'None is stored. Leave it empty for a server that wants none.';
  return `${end === null ? 'One is stored' : `Stored: …${end}`}. Leave it empty to keep it; another server needs its own.`;
}
