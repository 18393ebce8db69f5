import { isUrl } from '@vaglio/startups-domain';
import { asText, type ReadSetting } from './read-setting';

/** Timeout, budget and prices of requests to a language model. */
export type LlmLimits = {
  /** Timeout of one request, in milliseconds. */
  timeoutMs: number;
  /** Maximum number of tokens per day, from midnight to midnight UTC. */
  dailyTokens: number;
  /** Maximum cost per day, in the currency of the prices; undefined if only tokens are limited. */
  dailyCost: number | undefined;
  /** Prices per million tokens. */
  promptPrice: number;
  completionPrice: number;
};

/** Language model at an OpenAI-compatible address, with its limits. */
export type LlmSettings = LlmLimits & {
  baseUrl: string;
  apiKey: string | undefined;
  /** Allowed models. The first one is the default; a prompt may name another. */
  models: string[];
  /**
   * Private `host:port` pairs to which connections are allowed if the address comes from the settings page; all other
   * hosts must be public. Undefined if the address comes from the environment. Such an address may be private.
   */
  privateHosts?: readonly string[];
};

/** Maximum timeout in seconds. A local model or a reasoning model may need minutes. */
const MAX_SECONDS = 900;
const USUAL_SECONDS = 180;
const DAILY_TOKENS = 2_000_000;

/**
 * Reads the limits of model requests from the environment.
 * @param read collects invalid settings
 */
export function readLlmLimits(read: ReadSetting): LlmLimits {
  return {
    timeoutMs:
      1_000 *
      read(
        'LLM_TIMEOUT',
        USUAL_SECONDS,
        asCount(MAX_SECONDS),
        `a number of seconds from 1 to ${MAX_SECONDS}`,
      ),
    dailyTokens: read('LLM_DAILY_TOKENS', DAILY_TOKENS, asCount(1e12), 'a whole number from 1'),
    dailyCost: read<number | undefined>('LLM_DAILY_COST', undefined, asAmount, 'an amount like 5 or 0.50'),
    promptPrice: read('LLM_PRICE_IN', 0, asAmount, 'an amount like 0.15'),
    completionPrice: read('LLM_PRICE_OUT', 0, asAmount, 'an amount like 0.60'),
  };
}

/**
 * Reads the language model from the environment; undefined if no address is set. In that case, the model from the
 * settings page or the built-in extractor is used.
 * @param read collects invalid settings
 */
export function readLlm(read: ReadSetting, limits: LlmLimits): LlmSettings | undefined {
  const baseUrl = read<string | undefined>(
    'LLM_BASE_URL',
    undefined,
    asAddress,
    'an address like https://llm.example/v1',
  );
  const settings = {
    apiKey: read<string | undefined>('LLM_API_KEY', undefined, asText, 'a key'),
    models: read<string[]>('LLM_MODELS', [], asList, 'model names, separated by commas'),
  };
  if (!baseUrl) return undefined;
  if (settings.models.length === 0)
    read<string>(
      'LLM_BASE_URL',
      '',
      () => undefined,
      'used together with LLM_MODELS, which names the models that may be asked',
    );
  return { baseUrl, ...settings, ...limits };
}

const asAddress = (text: string) =>
  isUrl(text) && ['http:', 'https:'].includes(new URL(text).protocol) ? text : undefined;
const asList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
const asCount = (most: number) => (text: string) =>
  /^[1-9]\d{0,12}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
const asAmount = (text: string) => (/^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined);
