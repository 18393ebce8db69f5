import { CANTON_CODES } from '@vaglio/startups-domain';
import type { JudgedEvidence, JudgedStartup } from '@vaglio/article-extractor';
import { RegisterUnavailable, type CompanyRegister } from './company-register';
import { matchRegister } from './match-register';

/** A seat that the register confirms is as good as certain; one that it contradicts waits for a person. */
const CONFIRMED = 0.99;
const CONTRADICTED = 0.3;

/**
 * Compares startups of an article with a company register: the legal name comes from there, and a canton is surer or
 * doubtful. A company that the register does not have may be foreign or not yet entered: nothing follows from it, and no
 * name is surer for being there, because every established firm is.
 * @param register null where none is configured
 * @returns as given, when the register gives no answer
 */
export async function confirmStartups(
  register: CompanyRegister | null,
  found: readonly JudgedStartup[],
): Promise<JudgedStartup[]> {
  if (!register) return [...found];
  const confirmed: JudgedStartup[] = [];
  try {
    for (const startup of found) confirmed.push(startup.isNamed ? await confirm(register, startup) : startup);
    return confirmed;
  } catch (error) {
    if (error instanceof RegisterUnavailable) return [...found];
    throw error;
  }
}

async function confirm(register: CompanyRegister, judged: JudgedStartup): Promise<JudgedStartup> {
  const stated = judged.startup.canton?.value;
  const canton = CANTON_CODES.find((code) => code === stated) ?? null;
  const match = matchRegister(await register.find(judged.startup.company_name.value), canton);
  if (match.entry === null) return judged;
  const { legal_name, uid, seat } = match.entry;
  const weigh = (each: JudgedEvidence): JudgedEvidence => {
    if (each.field !== 'canton' || each.value !== canton || match.canton === 'silent') return each;
    return match.canton === 'agrees'
      ? { ...each, confidence: Math.max(each.confidence, CONFIRMED) }
      : { ...each, confidence: Math.min(each.confidence, CONTRADICTED) };
  };
  return {
    ...judged,
    evidence: judged.evidence.map(weigh),
    // It may be another company of the same name.
    ...(match.canton !== 'contradicts' && {
      registered: { legal_name, source: `${register.name}, ${uid}, ${seat}` },
    }),
  };
}
