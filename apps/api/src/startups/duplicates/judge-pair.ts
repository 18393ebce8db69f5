import { CANTONS } from '@vaglio/startups-domain';
import { likenessOf } from './name-likeness';
import { hostOf, type Profile } from './company-profile';
import type { Reason } from '../../platform/db/schema/duplicates.table';

/** Probability that two startups are the same company, with the reasons. */
export type Judgement = { certainty: number; reasons: Reason[] };

/** Minimum probability at which a pair is displayed. */
export const LEAST_CERTAINTY = 0.6;

/** Factors by which matches reduce the doubt that two startups are the same company. */
const DOUBT_LEFT = {
  uid: 0.02,
  website: 0.15,
  /** The factor is higher, because directories have a page on one host for each of many companies. */
  host: 0.5,
  founder: 0.6,
  legalName: 0.25,
  founded: 0.8,
  canton: 0.85,
  sector: 0.95,
};
/** Minimum similarity from which two names count as a reason. */
const LEAST_LIKENESS = 0.6;
const NAMES_ARE_PROOF = 0.95;
/** Minimum similarity of two spellings of the same name. */
const SAME_NAME = 0.94;
/** Factors by which a difference reduces the probability: another enterprise number, founding year or canton. */
const OTHER_UID = 0.5;
const OTHER_YEAR = 0.95;
const OTHER_CANTON = 0.97;
const YEARS_OF_TOLERANCE = 1;

/**
 * Compares two startups. Each match independently reduces the doubt that they are the same company. A different
 * enterprise number, founding year or canton reduces the probability.
 * @returns `certainty` from 0 to 1 with two decimals, and `reasons`, strongest first
 */
export function judgePair(a: Profile, b: Profile): Judgement {
  const reasons: Reason[] = [];
  let doubt = 1;
  const count = (reason: Reason, left: number) => {
    reasons.push(reason);
    doubt *= left;
  };
  const uid = shared(a.uids, b.uids);
  if (uid !== undefined) count({ kind: 'uid', text: 'same company number', detail: uid }, DOUBT_LEFT.uid);
  const host = shared(a.hosts, b.hosts);
  if (host !== undefined && haveSameSite(a, b))
    count({ kind: 'website', text: 'same website', detail: host }, DOUBT_LEFT.website);
  else if (host !== undefined)
    count({ kind: 'website', text: 'pages of one website', detail: host }, DOUBT_LEFT.host);
  const likeness = a.name && b.name ? likenessOf(a.name, b.name) : 0;
  if (likeness >= LEAST_LIKENESS) {
    const proof = ((likeness - LEAST_LIKENESS) / (1 - LEAST_LIKENESS)) * NAMES_ARE_PROOF;
    count({ kind: 'name', text: `name ${likeness.toFixed(2)}`, detail: null }, 1 - proof);
  }
  if (shared(a.founders, b.founders) !== undefined)
    count({ kind: 'founder', text: 'same founder', detail: null }, DOUBT_LEFT.founder);
  if (likeness < SAME_NAME && haveNameInCommon(a, b))
    count({ kind: 'legal name', text: 'same legal or former name', detail: null }, DOUBT_LEFT.legalName);
  if (a.founding_year !== null && a.founding_year === b.founding_year)
    count(
      { kind: 'founded', text: `both founded ${a.founding_year}`, detail: String(a.founding_year) },
      DOUBT_LEFT.founded,
    );
  if (a.canton !== null && a.canton === b.canton)
    count({ kind: 'canton', text: 'same canton', detail: cantonName(a.canton) }, DOUBT_LEFT.canton);
  if (a.sector !== null && a.sector === b.sector)
    count({ kind: 'sector', text: 'same sector', detail: a.sector }, DOUBT_LEFT.sector);
  return { certainty: Number(((1 - doubt) * againstIt(a, b)).toFixed(2)), reasons };
}

function againstIt(a: Profile, b: Profile): number {
  const isOtherYear =
    a.founding_year !== null &&
    b.founding_year !== null &&
    Math.abs(a.founding_year - b.founding_year) > YEARS_OF_TOLERANCE;
  const isOtherUid = a.uids.length > 0 && b.uids.length > 0 && shared(a.uids, b.uids) === undefined;
  const isOtherCanton = a.canton !== null && b.canton !== null && a.canton !== b.canton;
  return (isOtherUid ? OTHER_UID : 1) * (isOtherYear ? OTHER_YEAR : 1) * (isOtherCanton ? OTHER_CANTON : 1);
}

/**
 * Returns whether two startups have the same page as website, or one has a page and the other the home page of its
 * host.
 */
function haveSameSite(a: Profile, b: Profile): boolean {
  return a.sites.some((site) =>
    b.sites.some((other) => site === other || site === hostOf(other) || other === hostOf(site)),
  );
}

function haveNameInCommon(a: Profile, b: Profile): boolean {
  const namesOf = ({ name, otherNames }: Profile) => [...(name ? [name] : []), ...otherNames];
  const others = namesOf(b);
  return namesOf(a).some((name) => others.some((other) => likenessOf(name, other) >= SAME_NAME));
}

function shared(a: readonly string[], b: readonly string[]): string | undefined {
  return a.find((text) => b.includes(text));
}

function cantonName(code: string): string {
  return CANTONS.find((canton) => canton.code === code)?.name ?? code;
}
