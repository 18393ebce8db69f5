import { isUrl } from '@vaglio/startups-domain';
import { asText, type ReadSetting } from './read-setting';

/** How long a call to a language model may take, and what calls may cost. */
export type LlmLimits = {
  /** Of one call, in milliseconds. */
  timeoutMs: number;
  /** Between midnight and midnight UTC. */
  dailyTokens: number;
  /** In the currency of the prices; undefined for no limit but the tokens. */
  dailyCost: number | undefined;
  /** Prices of a million tokens. */
  promptPrice: number;
  completionPrice: number;
};

/** A language model behind an OpenAI-compatible address, and what it may cost. */
export type LlmSettings = LlmLimits & {
  baseUrl: string;
  apiKey: string | undefined;
  /** The only models that are called; the first unless a prompt names another. */
  models: string[];
  /**
   * `host:port` of the own network that may be called, for an address that was typed on the page: all others must be
   * public. Missing for an address of the environment, which may be private.
   */
  privateHosts?: readonly string[];
};

/** A model on an own machine, or one that reasons, may need minutes. */
const MAX_SECONDS = 900;
const USUAL_SECONDS = 180;
const DAILY_TOKENS = 2_000_000;

/**
 * Reads the limits of calls to models from the environment.
 * @param read collects what is wrong
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
 * Reads the language model of the environment; undefined without an address: then that of the page is used, or the
 * built-in extractor.
 * @param read collects what is wrong
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
