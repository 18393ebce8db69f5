import { createContext, useContext } from 'react';
import type { CsvSeparator } from '@vaglio/startups-domain';

export interface CsvSeparatorSetting {
  readonly separator: CsvSeparator;
  /** Stores another separator in the user's settings. */
  readonly keep: (separator: CsvSeparator) => void;
}

const NO_SETTING: CsvSeparatorSetting = { separator: 'comma', keep: () => undefined };

/** Context that provides the separator of the signed-in user to all exports. */
export const CsvSeparatorContext = createContext(NO_SETTING);

/**
 * Returns the separator of the user's spreadsheet program. It applies to all lists and browsers. The default is a
 * comma.
 */
export function useCsvSeparator(): CsvSeparatorSetting {
  return useContext(CsvSeparatorContext);
}
