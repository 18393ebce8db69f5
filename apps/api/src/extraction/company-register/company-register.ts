import type { RegisterEntry } from '../../platform/db/schema/register-lookups.table';

/** Where legal names, numbers and seats of companies are looked up. */
export interface CompanyRegister {
  /** As people read it: "Zefix". */
  readonly name: string;
  /**
   * The companies that have this name, whatever their legal form or spelling; [] when there is none.
   * @throws RegisterUnavailable
   */
  find(companyName: string, signal?: AbortSignal): Promise<RegisterEntry[]>;
}

/** The register gave no answer; the message is for people. It says nothing about the company. */
export class RegisterUnavailable extends Error {}

/** Longer names and texts of a register are cut. */
export const MAX_REGISTER_NAME = 300;
export const MAX_REGISTER_PURPOSE = 2_000;
