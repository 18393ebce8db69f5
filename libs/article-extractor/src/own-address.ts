import { foldCompanyName, websiteHost } from '@vaglio/startups-domain';
import type { Evidence } from './evidence';
import type { TextIndex } from './text-index';

const SHORTEST_WORD = 4;

/**
 * Adds the position in the text to the evidence of a website or email address, because articles contain addresses
 * without a quote. If the text does not contain the address, the position is removed. Evidence of all other fields is
 * unchanged.
 */
export function withAddressFound(evidence: Evidence, index: TextIndex): Evidence {
  const { field, value } = evidence;
  if (field !== 'website' && field !== 'email') return evidence;
  return { ...evidence, quotes: [index.locate(hostOf(field, value))] };
}

/**
 * Returns true if an address contains the company name. Such an address belongs to the company regardless of its
 * position.
 */
export function isNamedAfter(company: string, field: 'website' | 'email', address: string): boolean {
  const host = hostOf(field, address);
  const label = lettersOf(host.slice(0, host.lastIndexOf('.')));
  const words = foldCompanyName(company).split(' ');
  const first = words[0] ?? '';
  const whole = words.join('');
  return (
    label !== '' &&
    whole !== '' &&
    (whole === label || label.includes(whole) || (first.length >= SHORTEST_WORD && label.includes(first)))
  );
}

function hostOf(field: 'website' | 'email', address: string): string {
  const host = field === 'email' ? address.slice(address.lastIndexOf('@') + 1) : address;
  return websiteHost(host) ?? host;
}

const lettersOf = (text: string): string => foldCompanyName(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
