import { companyHost } from '@vaglio/startups-domain';
import { nameKeyOf } from '../raw/match-keys';

/**
 * Identity that distinguishes the rows of a split: the folded name and the website host. The host is '' if there is no
 * website.
 */
export type Identity = { name_key: string; website_host: string };

/** Returns the identity of a raw row. */
export function identityOf({
  company_name,
  website,
}: {
  company_name: string;
  website: string | null;
}): Identity {
  return { name_key: nameKeyOf(company_name), website_host: companyHost(website) ?? '' };
}

/** Joins the name and host of an identity into one text. */
export const identityText = ({ name_key, website_host }: Identity): string => `${name_key} ${website_host}`;
