import { companyHost, foldText, websiteKey } from '@vaglio/startups-domain';
import type { Founder } from '../../platform/db/schema/company-facts';
import { comparedName, type ComparedName } from './compared-name';

/** What a startup is recognised by, as the database has it. */
export type ProfileRow = {
  id: number;
  company_name: string;
  social_reason: string | null;
  also: readonly string[];
  first_name: string | null;
  last_name: string | null;
  founders: readonly Founder[];
  founding_year: number | null;
  canton: string | null;
  sector: string | null;
  website: string | null;
  /** Of its raw rows, which may name a website that is another startup's. */
  raw_websites: readonly string[];
  /** Entries of the company register that its raw rows were confirmed by: 'Zefix, CHE-123.456.789, Zug'. */
  register_entries: readonly string[];
};

/** The same, ready to be compared. */
export type Profile = {
  id: number;
  name: ComparedName | null;
  /** Its legal name and other names. */
  otherNames: readonly ComparedName[];
  /** Website keys: host with path. */
  sites: readonly string[];
  /** The hosts of these; of a host that many companies share, the whole key. */
  hosts: readonly string[];
  /** Swiss enterprise numbers: 'CHE-123.456.789'. */
  uids: readonly string[];
  /** First and last name, folded. */
  founders: readonly string[];
  founding_year: number | null;
  canton: string | null;
  sector: string | null;
};

const UID = /CHE-\d{3}\.\d{3}\.\d{3}/;

export function profileOf(row: ProfileRow): Profile {
  // A last name alone is nobody in particular.
  const people = [
    ...row.founders,
    { first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
  ].filter(({ first_name, last_name }) => first_name !== '' && last_name !== '');
  const sites = distinct([row.website, ...row.raw_websites].flatMap((website) => websiteKey(website) ?? []));
  return {
    id: row.id,
    name: comparedName(row.company_name),
    otherNames: [row.social_reason ?? '', ...row.also].flatMap((name) => comparedName(name) ?? []),
    sites,
    hosts: distinct(sites.map(hostOf)),
    uids: distinct(row.register_entries.flatMap((entry) => entry.match(UID)?.[0] ?? [])),
    founders: distinct(people.map(({ first_name, last_name }) => foldText(`${first_name} ${last_name}`))),
    founding_year: row.founding_year,
    canton: row.canton,
    sector: row.sector,
  };
}

/** The host of a website key, or the key itself if many companies share the host. */
export const hostOf = (site: string): string => companyHost(site) ?? site;

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
