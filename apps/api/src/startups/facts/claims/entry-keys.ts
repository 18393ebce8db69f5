import { foldText } from '@vaglio/startups-domain';
import type { Financing, Founder } from '../../../platform/db/schema/company-facts';
import { cutKey } from '../../../scoring/award-key';

/** Returns the key of a founder. Two founders with equal keys are the same person. */
export const founderKeyOf = ({ first_name, last_name }: Founder): string =>
  cutKey(foldText(`${first_name} ${last_name}`));

export const moneyKeyOf = ({
  kind,
  amount,
  currency,
}: Pick<Financing, 'kind' | 'amount' | 'currency'>): string => [kind, amount, currency].join(' ');
