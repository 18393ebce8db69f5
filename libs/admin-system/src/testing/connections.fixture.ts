import type { ConnectionTest, MailSettings, ModelSettings } from '@vaglio/contract';

const CHANGED = {
  can_undo: true,
  changed_by: 'Ann Admin',
  changed_at: '2026-11-20T08:00:00.000Z',
  environment: [],
  version: 3,
};

/** Returns language model settings that were configured in the app. */
export function aModel(overrides: Partial<ModelSettings> = {}): ModelSettings {
  return {
    address: 'https://api.mistral.ai/v1',
    models: ['small', 'large'],
    key: { state: 'kept', end: '7f3a' },
    ...CHANGED,
    ...overrides,
  };
}

/** Returns mail server settings that were configured in the app. */
export function aMailServer(overrides: Partial<MailSettings> = {}): MailSettings {
  return {
    host: 'smtp.example.ch',
    port: 587,
    security: 'starttls',
    user: 'vaglio',
    password: { state: 'kept', end: null },
    sender: 'vaglio@example.ch',
    ...CHANGED,
    ...overrides,
  };
}

/** Fields of a connection that has not been configured. */
const FRESH = { can_undo: false, changed_by: null, changed_at: null, environment: [], version: 1 };
export const NO_MODEL: ModelSettings = {
  address: null,
  models: [],
  key: { state: 'none', end: null },
  ...FRESH,
};
export const NO_MAIL: MailSettings = {
  host: null,
  port: 587,
  security: 'starttls',
  user: null,
  password: { state: 'none', end: null },
  sender: 'admin@vaglio.local',
  ...FRESH,
};

/** Test result for a rejected API key. */
export const KEY_REFUSED: ConnectionTest = {
  ok: false,
  model: 'small',
  duration_ms: 210,
  tokens: 0,
  cost: 0,
  steps: [
    { name: 'List of models', ok: false, text: 'The model server refuses the key. (401)', duration_ms: 90 },
    {
      name: 'Answer to a made-up article',
      ok: false,
      text: 'The model server refuses the key. (401)',
      duration_ms: 210,
    },
  ],
};
