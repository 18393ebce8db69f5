import { foldCompanyName, websiteHost } from '@vaglio/startups-domain';
import type { Evidence } from './evidence';
import type { TextIndex } from './text-index';

const SHORTEST_WORD = 4;

/**
 * The evidence of a website or mail address with its place in the text: nobody quotes an address beside its value. One
 * that the text does not hold has no place, whatever was quoted for it; other fields stay as they are.
 */
export function withAddressFound(evidence: Evidence, index: TextIndex): Evidence {
  const { field, value } = evidence;
  if (field !== 'website' && field !== 'email') return evidence;
  return { ...evidence, quotes: [index.locate(hostOf(field, value))] };
}

/** Whether an address is named after its company: then it is the company's own wherever the text has it. */
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
