import { foldText } from '@vaglio/startups-domain';
import type { Financing, Founder } from '../../../platform/db/schema/company-facts';
import { cutKey } from '../../../scoring/award-key';

/** The form by which two entries of a list are the same one. */
export const founderKeyOf = ({ first_name, last_name }: Founder): string =>
  cutKey(foldText(`${first_name} ${last_name}`));

export const moneyKeyOf = ({
  kind,
  amount,
  currency,
}: Pick<Financing, 'kind' | 'amount' | 'currency'>): string => [kind, amount, currency].join(' ');
