import { foldText } from '@vaglio/startups-domain';

/** Maximum length of an award key. Folding may multiply characters, and an index entry is limited to 2,704 bytes. */
const MAX_KEY_LENGTH = 600;

/** Returns the key that all spellings of an award share; '' for a name without letters and digits. */
export function awardKeyOf(name: string): string {
  return cutKey(foldText(name));
}

/** Truncates an award key to the maximum length. */
export function cutKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH ? key : Array.from(key).slice(0, MAX_KEY_LENGTH).join('');
}
