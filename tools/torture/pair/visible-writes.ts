import { fieldOf, jsonOf, rowsOf } from '../http-call';
import type { Pair, Side } from './pair-calls';

/**
 * Function that writes on one server and reads on the other server.
 * @returns a description of what is missing; null if the write is visible
 */
export type VisibleWrite = (pair: Pair, write: Side, read: Side) => Promise<string | null>;

const unique = ({ random }: Pair) => `torture ${random.integer(1, 1e9)} ${random.integer(1, 1e9)}`;

async function anyStartup({ random, done }: Pair, side: Side): Promise<string> {
  const path = `/auth/investments?mode=all&pageSize=1&page=${random.integer(1, 20)}`;
  const [row] = rowsOf(await done(side, { method: 'GET', path }));
  return String(fieldOf(row, 'id'));
}

/** Returns an error message if the response of the other server does not contain a text; otherwise null. */
async function misses({ done }: Pair, read: Side, path: string, text: string): Promise<string | null> {
  const answer = await done(read, { method: 'GET', path });
  return answer.text.includes(text) ? null : `${path} does not show ${text}`;
}

/** Changes that users make in the web app, by name. */
export const VISIBLE_WRITES: Readonly<Record<string, VisibleWrite>> = {
  'text of a startup': async (pair, write, read) => {
    const [id, text] = [await anyStartup(pair, write), unique(pair)];
    await pair.done(write, {
      method: 'PATCH',
      path: `/auth/investments/${id}/text`,
      body: { pros_text: text },
    });
    return misses(pair, read, '/auth/startups/curated?pageSize=all', text);
  },
  'flag of a startup': async (pair, write, read) => {
    const id = await anyStartup(pair, write);
    const investment = pair.random.integer(0, 1);
    await pair.done(write, { method: 'PATCH', path: `/auth/investments/${id}/flags`, body: { investment } });
    const list = await pair.done(read, {
      method: 'GET',
      path: '/auth/investments?mode=all&pageSize=all&fields=id,investment',
    });
    const row = rowsOf(list).find((candidate) => fieldOf(candidate, 'id') === id);
    return fieldOf(row, 'investment') === investment ? null : `startup ${id} is not ${investment}`;
  },
  'imported row': async (pair, write, read) => {
    const name = unique(pair);
    await pair.done(write, {
      method: 'POST',
      path: '/auth/startups/import-raw',
      body: { company_name: name },
    });
    return misses(pair, read, `/auth/startups/raw?q=${encodeURIComponent(name)}`, name);
  },
  'new parameter': async (pair, write, read) => {
    const parameterName = unique(pair);
    await pair.done(write, {
      method: 'POST',
      path: '/auth/admin/parameters',
      body: { parameterName, value: 1 },
    });
    return misses(pair, read, '/auth/parameters', parameterName);
  },
  'weight and the scores': async (pair, write, read) => {
    const [parameter] = rowsOf(
      await pair.done(write, { method: 'GET', path: '/auth/admin/parameters' }),
      'parameters',
    );
    const id = String(fieldOf(parameter, 'parameterID'));
    const value = pair.random.integer(0, 1e6) / 100;
    await pair.done(write, { method: 'PUT', path: `/auth/admin/parameters/${id}`, body: { value } });
    const audit = await pair.done(read, { method: 'POST', path: '/auth/startups/curate/audit', body: {} });
    if (fieldOf(jsonOf(audit), 'rescored') !== 0) return `after ${id} = ${value}: ${audit.text}`;
    return misses(pair, read, '/auth/admin/parameters?pageSize=500', `"value":${value}`);
  },
  threshold: async (pair, write, read) => {
    const threshold = pair.random.integer(0, 1e6) / 100;
    await pair.done(write, {
      method: 'PUT',
      path: '/auth/admin/score',
      body: { threshold, top_percent: 0.2 },
    });
    return misses(pair, read, '/auth/investments/stats', `"threshold":${threshold}`);
  },
  'exclusivity group': async (pair, write, read) => {
    const group_name = unique(pair);
    await pair.done(write, { method: 'POST', path: '/auth/admin/awards/excl/groups', body: { group_name } });
    return misses(pair, read, '/auth/admin/awards/excl/groups', group_name);
  },
  'new webhook': async (pair, write, read) => {
    const name = unique(pair);
    const body = { name, url: 'https://receiver.example.com/events', kinds: ['run.finished'] };
    const made = jsonOf(await pair.done(write, { method: 'POST', path: '/auth/admin/webhooks', body }));
    const missed = await misses(pair, read, '/auth/admin/webhooks?pageSize=100', name);
    // The webhook is deleted, because at most 20 webhooks are allowed.
    const path = `/auth/admin/webhooks/${String(fieldOf(made, 'id'))}`;
    await pair.done(read, { method: 'DELETE', path });
    return missed;
  },
  'rules of signing in': async (pair, write, read) => {
    const roles = pair.random.integer(0, 1) === 0 ? [] : ['super'];
    await pair.done(write, {
      method: 'PUT',
      path: '/auth/admin/sign-in-rules',
      body: { second_factor_roles: roles },
    });
    return misses(pair, read, '/auth/admin/sign-in-rules', `"second_factor_roles":${JSON.stringify(roles)}`);
  },
  'prompt that is activated': async (pair, write, read) => {
    const prompt = unique(pair);
    const saved = jsonOf(
      await pair.done(write, { method: 'PUT', path: '/auth/llm/prompt', body: { prompt } }),
    );
    const id = String(fieldOf(saved, 'prompt_id'));
    await pair.done(read, { method: 'PUT', path: `/auth/llm/prompts/${id}/activate` });
    return misses(pair, write, '/auth/llm/prompt', prompt);
  },
  'news source': async (pair, write, read) => {
    const name = unique(pair);
    const body = { name, url: `https://${name.replaceAll(' ', '-')}.invalid/feed`, enabled: false };
    await pair.done(write, { method: 'POST', path: '/auth/admin/scrapers/sources', body });
    return misses(pair, read, '/auth/admin/scrapers/sources', name);
  },
  'interval of the scraper': async (pair, write, read) => {
    const intervalSec = pair.random.integer(30, 86_400);
    await pair.done(write, {
      method: 'PUT',
      path: '/auth/admin/scrapers/config/news',
      body: { enabled: false, intervalSec },
    });
    return misses(pair, read, '/auth/admin/scrapers/config/news', `"intervalSec":${intervalSec}`);
  },
};
