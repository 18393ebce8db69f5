import { companyHost } from '@vaglio/startups-domain';
import { nameKeyOf } from '../raw/match-keys';

/** By which rows of one split are distinguished: the folded name with the website host, '' for none. */
export type Identity = { name_key: string; website_host: string };

/** Of a raw row. */
export function identityOf({
  company_name,
  website,
}: {
  company_name: string;
  website: string | null;
}): Identity {
  return { name_key: nameKeyOf(company_name), website_host: companyHost(website) ?? '' };
}

/** Both as one text. */
export const identityText = ({ name_key, website_host }: Identity): string => `${name_key} ${website_host}`;
