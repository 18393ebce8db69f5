import { saidStartup } from '../extraction/runs/articles.fixture';
import type { LlmReply, ReceivedCall } from './llm-server';

const CHARACTERS_PER_TOKEN = 4;

/** Returns a winner with many quotes, as models report them: about 250 tokens. */
const winner = (name: string) =>
  saidStartup(name, `${name} won the first prize of the evening`, {
    canton: { value: 'ZH', quotes: [`${name} of Zurich`] },
    investors: [
      { name: 'Seed Fund', quotes: [`${name} was backed by Seed Fund in the spring of that year`] },
    ],
    awards: [{ name: 'venture kick 3', quotes: [`${name} won Venture Kick, stage three, at the gala`] }],
    company_description: {
      value: `${name} makes instruments for laboratories.`,
      quotes: [`${name} makes instruments`],
    },
  });

/**
 * Returns a model that reports these winners and follows instructions. Like responses of real models, its responses end
 * at `max_tokens` in the middle of a word.
 */
export function winnersModel(names: readonly string[]): (call: ReceivedCall) => LlmReply {
  return ({ body }) => {
    const asked = body.messages.length > 2 ? (body.messages.at(-1)?.content ?? '') : '';
    const known = (after: RegExp) => (after.exec(asked)?.[1] ?? '').split('; ');
    const one = /Report only the startup "([^"]+)"/.exec(asked)?.[1];
    const wantsNames = asked.includes('Report only the names');
    const left = one
      ? [one]
      : names.filter(
          (name) =>
            !known(wantsNames ? /which you have reported: (.+)\.$/m : /these startups: (.+)\.$/m).includes(
              name,
            ),
        );
    const text = JSON.stringify({
      startups: left.map((name) => (wantsNames ? saidStartup(name, name) : winner(name))),
    });
    const most = (body.max_tokens ?? Infinity) * CHARACTERS_PER_TOKEN;
    return text.length > most
      ? { stream: text.slice(0, most), finish: 'length', usage: true }
      : { stream: text, usage: true };
  };
}
