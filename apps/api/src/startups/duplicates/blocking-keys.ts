import { createHash } from 'node:crypto';
import type { ComparedName } from './compared-name';
import type { Profile } from './company-profile';

/** Longer names are compared by their beginning. */
const SPELLED_LETTERS = 16;
const LEAST_WORD = 4;
const KEY_BYTES = 6;

/**
 * The keys of a startup: two that may be one company share at least one, so that only those are compared. By website,
 * by enterprise number, by person, by name whole and without generic words, by each longer word, and by every text that is left when one letter
 * of the name is taken out, which two names with one wrong letter have in common.
 * @returns numbers of 48 bits; texts that meet in one number by chance cost a comparison, nothing else
 */
export function blockingKeys({ name, otherNames, hosts, uids, founders }: Profile): number[] {
  const texts = [
    ...hosts.flatMap((host) => [`host ${host}`, `site ${siteOf(host)}`]),
    ...uids.map((uid) => `uid ${uid}`),
    ...founders.map((founder) => `founder ${founder}`),
    ...(name ? [...nameKeys(name), ...spellingKeys(name.core)] : []),
    ...otherNames.flatMap(nameKeys),
  ];
  return [...new Set(texts.map(numberOf))];
}

function nameKeys({ whole, core, words }: ComparedName): string[] {
  return [
    `name ${whole}`,
    `name ${core}`,
    `name ${[...words].sort().join('')}`,
    ...words.filter((word) => word.length >= LEAST_WORD).map((word) => `word ${word}`),
  ];
}

function spellingKeys(core: string): string[] {
  const letters = core.slice(0, SPELLED_LETTERS);
  if (letters.length < LEAST_WORD) return [];
  return [
    `letters ${letters}`,
    ...Array.from(letters, (_, index) => `letters ${letters.slice(0, index)}${letters.slice(index + 1)}`),
  ];
}

/** 'nanoforet' of 'nanoforet.ch' and 'shop.nanoforet.com'. */
function siteOf(host: string): string {
  return host.split('.').at(-2) ?? host;
}

function numberOf(text: string): number {
  return createHash('md5').update(text).digest().readUIntBE(0, KEY_BYTES);
}
