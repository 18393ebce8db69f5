import { companyHost, foldText, websiteKey } from '@vaglio/startups-domain';
import type { Founder } from '../../platform/db/schema/company-facts';
import { comparedName, type ComparedName } from './compared-name';

/** Identifying values of a startup, as stored in the database. */
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
  /** Websites in the raw rows of the startup. They may belong to another startup. */
  raw_websites: readonly string[];
  /** Company register entries that confirmed the raw rows, such as 'Zefix, CHE-123.456.789, Zug'. */
  register_entries: readonly string[];
};

/** Identifying values of a startup, normalized for comparison. */
export type Profile = {
  id: number;
  name: ComparedName | null;
  /** Legal name and other names of the startup. */
  otherNames: readonly ComparedName[];
  /** Website keys, which consist of host and path. */
  sites: readonly string[];
  /** Hosts of the websites. If many companies share a host, the complete website key is listed instead. */
  hosts: readonly string[];
  /** Swiss enterprise numbers, such as 'CHE-123.456.789'. */
  uids: readonly string[];
  /** Folded first and last names of the founders. */
  founders: readonly string[];
  founding_year: number | null;
  canton: string | null;
  sector: string | null;
};

const UID = /CHE-\d{3}\.\d{3}\.\d{3}/;

export function profileOf(row: ProfileRow): Profile {
  // A last name without a first name does not identify a person.
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

/** Returns the host of a website key, or the key itself if many companies share the host. */
export const hostOf = (site: string): string => companyHost(site) ?? site;

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
