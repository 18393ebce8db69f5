import type { RegisterEntry } from '../../platform/db/schema/register-lookups.table';

/** Company register for looking up legal names, company numbers and seats. */
export interface CompanyRegister {
  /** Displayed name of the register, such as "Zefix". */
  readonly name: string;
  /**
   * Returns the companies with this name, in any legal form or spelling; [] if there are none.
   * @throws RegisterUnavailable
   */
  find(companyName: string, signal?: AbortSignal): Promise<RegisterEntry[]>;
}

/**
 * Error for an unavailable company register, with a message for users. It does not mean that the company is missing.
 */
export class RegisterUnavailable extends Error {}

/** Maximum lengths of names and purposes from a company register. Longer texts are truncated. */
export const MAX_REGISTER_NAME = 300;
export const MAX_REGISTER_PURPOSE = 2_000;
