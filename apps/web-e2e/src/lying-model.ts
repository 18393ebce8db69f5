import { createServer, type IncomingMessage } from 'node:http';

export interface LyingModel {
  /** Address for LLM_BASE_URL. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a language model on loopback that hallucinates. For articles that name the given company, it returns this
 * company with the correct canton and an invented amount of CHF 9 billion. For every article, it also returns an
 * invented company with that amount.
 */
export async function startLyingModel(company: string, cantonQuote: string): Promise<LyingModel> {
  const lie = {
    value: { amount: 9_000_000_000, currency: 'CHF', as_stated: 'CHF 9 billion' },
    quotes: [company, 'Madeup Holding AG raised CHF 9 billion', 'CHF 9 billion'],
  };
  const madeUp = { company_name: { value: 'Madeup Holding AG', quotes: [company] }, raised_money: lie };
  const real = {
    company_name: { value: company, quotes: [company] },
    canton: { value: 'ZH', quotes: [cantonQuote] },
    raised_money: lie,
  };
  const server = createServer((request, response) => {
    void textOf(request).then((asked) => {
      const startups = asked.includes(company) ? [real, madeUp] : [madeUp];
      const message = { role: 'assistant', content: JSON.stringify({ startups }) };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          choices: [{ index: 0, finish_reason: 'stop', message }],
          usage: { prompt_tokens: 100, completion_tokens: 20 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: string[] = [];
  request.setEncoding('utf8');
  for await (const part of request) parts.push(String(part));
  return parts.join('');
}
