import { foldText } from '@vaglio/startups-domain';

/** Folding can make many characters of one; an index entry takes 2,704 bytes. */
const MAX_KEY_LENGTH = 600;

/** The form by which an award is one award, however spelled; '' for a name that folds to nothing. */
export function awardKeyOf(name: string): string {
  return cutKey(foldText(name));
}

/** Of a key, what fits an index. */
export function cutKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH ? key : Array.from(key).slice(0, MAX_KEY_LENGTH).join('');
}
