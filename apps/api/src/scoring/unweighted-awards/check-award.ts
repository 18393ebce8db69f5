import { badRequest, conflict } from '../../platform/http/errors/errors';
import { awardKeyOf } from '../award-key';

/** The name of an award, trimmed, with the key by which startups hold it. @throws 400 for one without letters and digits */
export function checkAwardName(name: string): { award: string; award_key: string } {
  const award_key = awardKeyOf(name);
  if (award_key === '') throw badRequest('award needs at least one letter or digit.');
  return { award: name.trim(), award_key };
}

/** The refusal of an alias for an award that has a weight. */
export function countsAlready(award: string, { parameterName }: { parameterName: string }) {
  return conflict(`'${award}' counts as '${parameterName}' already.`);
}
