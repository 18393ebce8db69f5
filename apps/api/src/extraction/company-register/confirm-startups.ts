import { CANTON_CODES } from '@vaglio/startups-domain';
import type { JudgedEvidence, JudgedStartup } from '@vaglio/article-extractor';
import { RegisterUnavailable, type CompanyRegister } from './company-register';
import { matchRegister } from './match-register';

/**
 * Confidence of a canton that the company register confirms, and of a canton that it contradicts. The latter needs a
 * review.
 */
const CONFIRMED = 0.99;
const CONTRADICTED = 0.3;

/**
 * Compares the startups of an article with a company register. The register supplies the legal name, and confirms or
 * contradicts the canton. The confidence of a company is unchanged: a missing company may be foreign or not registered
 * yet, and established companies are registered too.
 * @param register null if none is configured
 * @returns unchanged startups if the register is unavailable
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
    // If the canton differs, the register entry may be another company with the same name.
    ...(match.canton !== 'contradicts' && {
      registered: { legal_name, source: `${register.name}, ${uid}, ${seat}` },
    }),
  };
}
