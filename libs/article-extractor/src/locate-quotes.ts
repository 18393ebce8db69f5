import type { KnownAward } from './extractor';
import type { Evidence } from './evidence';
import type { ExtractedStartup } from './extracted-startup';
import { awardEvidence } from './award-evidence';
import { evidenceOf } from './evidence-of';
import { textIndex, type TextIndex } from './text-index';
import { websiteHost } from '@vaglio/startups-domain';
import { moneyIn } from './built-in/money';

const DOMAIN_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^[\p{L}\p{N}._%+-]+@(?:${DOMAIN_LABEL}\.)+\p{L}{2,}$`, 'u');

/** Replaces invalid website and email addresses of a startup with null. */
function withCheckedContacts(startup: ExtractedStartup): ExtractedStartup {
  const { website, email } = startup;
  return {
    ...startup,
    website: website !== null && isWebAddress(website.value) ? website : null,
    email: email !== null && EMAIL.test(email.value) ? email : null,
  };
}

function isWebAddress(address: string): boolean {
  const host = websiteHost(address);
  return host !== null && /\.\p{L}{2,}$/u.test(host) && !/\s/.test(address);
}

/** Startup with its acceptable values and their positions in the text. */
export interface LocatedStartup {
  readonly startup: ExtractedStartup;
  readonly evidence: readonly Evidence[];
}

/**
 * Locates every quote in the stored text. If the exact quote is not found, white space, types of quotation marks and
 * dashes, and the composition of accents are ignored. An award must be known and needs a located quote that names both
 * the award and the startup. Other awards are removed. Invalid website and email addresses become null. Amounts that
 * are a takeover price according to their quotes also become null.
 * @param text text of the stored article; offsets are in Unicode code points
 * @param index text index, if the caller has already created it
 * @returns startups in the given order. Pure; never throws.
 * Source: security decision D11.
 */
export function locateQuotes(
  text: string,
  startups: readonly ExtractedStartup[],
  known: readonly KnownAward[],
  index = textIndex(text),
): LocatedStartup[] {
  return startups.map((found) => {
    const awards = awardEvidence(found, known, index);
    const startup: ExtractedStartup = {
      ...withoutTakeoverPrice(withCheckedContacts(found), index),
      awards: awards.map(({ award }) => award),
    };
    return { startup, evidence: [...evidenceOf(startup, index), ...awards.map(({ evidence }) => evidence)] };
  });
}

/**
 * Removes an amount that is a takeover price according to its quotes. Language models report such amounts as raised
 * money.
 * @param index index of the article text; only quotes that occur in the text count
 */
function withoutTakeoverPrice(startup: ExtractedStartup, index: TextIndex): ExtractedStartup {
  const { raised_money } = startup;
  if (raised_money === null) return startup;
  const statements = raised_money.quotes
    .map((quote) => index.locate(quote))
    .filter(({ start }) => start !== null)
    .flatMap(({ text }) => moneyIn(text))
    .filter(({ amount }) => amount === raised_money.value.amount);
  const isPrice = statements.length > 0 && statements.every(({ kind }) => kind === 'takeover');
  return isPrice ? { ...startup, raised_money: null } : startup;
}
