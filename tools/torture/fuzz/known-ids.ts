import { fieldOf, jsonOf, type Answer } from '../http-call';
import type { KnownIds } from './requests';

const MOST = 300;
const LONGEST_ANSWER = 200_000;
const ID_FIELDS = ['id', 'parameterID', 'prompt_id', 'number', 'item_id'];

/** Creates a collection of ids that occurred in responses. Only the newest ids are kept. */
export function newKnownIds(): KnownIds & { learn: (path: string, answer: Answer) => void } {
  const byPath = new Map<string, Set<string>>();
  const all = new Set<string>(['1', '2', '3']);
  const add = (ids: Set<string>, id: string) => {
    ids.add(id);
    const [oldest] = ids;
    if (ids.size > MOST && oldest !== undefined) ids.delete(oldest);
  };
  return {
    of: (path) => [...(byPath.get(path) ?? all)],
    learn: (path, answer) => {
      if (answer.status >= 300 || answer.text.length > LONGEST_ANSWER) return;
      const ids = byPath.get(path) ?? new Set<string>();
      for (const id of idsIn(jsonOf(answer))) {
        add(ids, id);
        add(all, id);
      }
      if (ids.size > 0) byPath.set(path, ids);
    },
  };
}

function idsIn(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const lists: unknown[] = Object.values(json).filter((value) => Array.isArray(value));
  return [json, ...lists.flat()].flatMap((row) =>
    ID_FIELDS.map((name) => fieldOf(row, name))
      .filter((id) => typeof id === 'string' || typeof id === 'number')
      .map(String),
  );
}
