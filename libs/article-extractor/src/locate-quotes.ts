import type { KnownAward } from './extractor';
import type { Evidence } from './evidence';
import type { ExtractedStartup } from './extracted-startup';
import { awardEvidence } from './award-evidence';
import { evidenceOf } from './evidence-of';
import { textIndex } from './text-index';
import { withCheckedContacts } from './checked-contacts';
import { withoutTakeoverPrice } from './without-takeover';

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
