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

/** The startup with a website that is a web address and a mail address that is one, else null there. */
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

/** A startup with only the values that may be kept, and their positions. */
export interface LocatedStartup {
  readonly startup: ExtractedStartup;
  readonly evidence: readonly Evidence[];
}

/**
 * Finds every quote again in the stored text: exactly first, then without regard to white space, kinds of
 * quotation marks and dashes, and composition of accents. Drops every award that is not known, or that has no
 * quote which is truly in the text and names both the award and the startup; a website or mail address that is
 * none becomes null, and so does a sum that its quotes call the price of a takeover.
 * @param text of the article as stored; offsets count its Unicode code points
 * @param index of the text, where the caller has it already
 * @returns in the order given. Pure; never throws.
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
 * The startup without a sum that its quotes call the price of a takeover. Models report it as money raised all the same.
 * @param index of the article's text: only quotes that are truly in it say anything
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
